-- Changed to see whether the archive takes writes: SQLite does not write a row that stays as it is.
CREATE TABLE write_probe (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  turn INTEGER NOT NULL
);
INSERT INTO write_probe VALUES (1, 0);
