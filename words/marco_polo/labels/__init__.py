"""Labels of options of Marco Polo: makers by kind of decision or by the verb a notation begins with."""
