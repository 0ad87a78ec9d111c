"""The main window and what belongs to it as a window: menus, docks, dialogs, which screen is shown, mishaps."""
