-- Who gets their day of the gazette by mail, and when. Nobody else has a row.
CREATE TABLE daybook_mails (
  pessoa_id TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hora BIGINT NOT NULL,                           -- in Brasília, 0 to 23
  due_at BIGINT NOT NULL,                         -- when the next one is due; milliseconds since 1970
  told_data TEXT COLLATE "C",                     -- the day of the last one; NULL: there was none
  told_total BIGINT,                              -- how many acts it told of
  mailed_at TEXT COLLATE "C"                      -- when it was written
);
CREATE INDEX daybook_mails_due ON daybook_mails (due_at);
