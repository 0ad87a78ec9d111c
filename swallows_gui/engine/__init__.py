"""The rules: pure Python, without Qt, files, clock or global random."""
