"""Final Whistle on the screen."""
