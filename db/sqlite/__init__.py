"""One SQLite file: opened, checked, migrated, backed up, restored."""
