-- The files that a re-reading has read which has not come to its end: the next one goes on after them.
CREATE TABLE reread_files (
  origem TEXT PRIMARY KEY,
  programa TEXT NOT NULL,             -- the version of the program: another may read more
  em TEXT NOT NULL
) WITHOUT ROWID;
