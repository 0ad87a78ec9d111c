"""Tournaments of football as data, for any game of the house: schedule, ranking, bracket; no card (S7, S8.1).

Teams are numbers from 0 in the order of the field, groups and matches are numbered as on the record sheet: groups
from 0 through all stages, matches from 1.
"""
