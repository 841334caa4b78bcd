"""Readings of a position: views, outlooks of options, answers given ahead, shortcuts, key figures."""
