"""What the window shows of Philosophers' Grudge Match: the story of a match, and the words for it."""
