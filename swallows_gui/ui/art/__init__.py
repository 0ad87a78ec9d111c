"""The art of the cards: every scene of the catalogue composed into one flat poster, drawn with QPainter alone."""
