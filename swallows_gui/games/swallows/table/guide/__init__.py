"""What tips and lessons point at on the table of Millions of Swallows."""
