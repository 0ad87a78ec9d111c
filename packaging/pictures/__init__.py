"""The pictures of the game: `scenes.py` has the one list of them, `camera.py` takes them, `python packaging/pictures`
is the command.
"""
