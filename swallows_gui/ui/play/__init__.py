"""The running game in the window: whose turn it is, what is asked, what may be shown, and saying it aloud."""
