"""What the windows share: language, settings, fonts and theme."""
