"""Taking lessons: a person begins one, leaves it, goes back in it. It needs undo, the lessons themselves do not."""
