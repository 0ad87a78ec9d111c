"""Final Whistle in the laboratory."""
