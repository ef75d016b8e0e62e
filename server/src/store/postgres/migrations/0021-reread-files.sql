-- The files that a re-reading has read which has not come to its end: the next one goes on after them.
CREATE TABLE reread_files (
  origem TEXT COLLATE "C" PRIMARY KEY,
  programa TEXT COLLATE "C" NOT NULL, -- the version of the program: another may read more
  em TEXT COLLATE "C" NOT NULL
);
