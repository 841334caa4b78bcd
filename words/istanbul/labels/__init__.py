"""Labels of options of Istanbul: makers by kind of decision or by the verb a notation begins with."""
