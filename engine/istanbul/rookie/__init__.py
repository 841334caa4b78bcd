"""The house player "rookie" of Istanbul: no search, but simple estimates in lira of what each option brings.

`choosers` finds the function for each kind of decision; `appraisal` says what the places are worth."""
