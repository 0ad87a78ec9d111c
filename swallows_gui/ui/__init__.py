"""Everything on the screen: the main window, its screens and docks, the match table and the kit they are built from."""
