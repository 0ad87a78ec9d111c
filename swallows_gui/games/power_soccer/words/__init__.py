"""What the window shows of Power Soccer: the story of a match, its sheet, and the words for them."""
