"""What the game puts on paper: the record sheet and sheets of cards, printed or written as PDF."""
