-- Who gets their day of the gazette by mail, and when. Nobody else has a row.
CREATE TABLE daybook_mails (
  pessoa_id TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hora INTEGER NOT NULL,              -- in Brasília, 0 to 23
  due_at INTEGER NOT NULL,            -- when the next one is due; milliseconds since 1970
  told_data TEXT,                     -- the day of the last one; NULL: there was none
  told_total INTEGER,                 -- how many acts it told of
  mailed_at TEXT                      -- when it was written
) WITHOUT ROWID;
CREATE INDEX daybook_mails_due ON daybook_mails (due_at);
