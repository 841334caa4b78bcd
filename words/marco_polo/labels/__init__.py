"""Labels of options: makers by kind of decision or by the verb a notation begins with."""
