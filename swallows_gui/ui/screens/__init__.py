"""The screens of the main window, one file each."""
