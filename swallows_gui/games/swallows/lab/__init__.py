"""Measurements of Millions of Swallows: its balance, its forecasts, its random playouts."""
