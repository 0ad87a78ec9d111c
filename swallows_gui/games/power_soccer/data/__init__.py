"""The data of Power Soccer: its title and its dice."""
