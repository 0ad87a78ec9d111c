"""What the window shows of Millions of Swallows: its tables, hands and slips, and the words for them."""
