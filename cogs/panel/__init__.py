"""The private panel of a seat: its menus, shortcuts and explanations."""
