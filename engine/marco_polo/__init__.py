"""The Voyages of Marco Polo."""
