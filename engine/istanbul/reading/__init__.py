"""What can be read of a position: views, what an option leads to, how nearly everybody goes on."""
