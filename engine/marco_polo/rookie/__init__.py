"""The computer player "rookie" of Marco Polo: no search, but simple estimates in coins of what each option brings.

`choosers` finds the estimate for each kind of decision; `worth` prices things, places and actions."""
