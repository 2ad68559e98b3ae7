"""Who sits at the tables of these tests."""

from pygames.core.record import Seat

PERSONS = (Seat("person", "Ann"), Seat("person", "Bo"))
ALONE = (Seat("person", "Ann"), Seat("computer", "Computer", "easy"))
