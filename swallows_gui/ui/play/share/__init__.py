"""Sharing what was played: a picture, a film, or a page for a browser, of what everybody knew at the time."""
