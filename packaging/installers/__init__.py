"""What `packaging/release.py` builds, one subject a file.
`job.py` is what every target is given, `targets.py` the table of targets, `checks.py` that of checks.
"""
