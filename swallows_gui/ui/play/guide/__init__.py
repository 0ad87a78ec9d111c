"""What shows newcomers the way: the tutorial, tips, the sheet of keys, and the table as plain text."""
