"""The computer player "rookie" of Istanbul: no search, but simple estimates in lira of each option.

`choosers` finds the function for each kind of decision; `places` estimates the places, `worth` things."""
