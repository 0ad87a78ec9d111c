"""What the laboratory measures of Power Soccer."""
