-- What a copy of the archive follows: ADR 95.

-- The transactions that changed acts, in the order of commits; none is ever erased.
CREATE TABLE archive_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  mark INTEGER NOT NULL, -- random, so that two archives that went apart are told from one another
  em TEXT NOT NULL
);

-- The newest of them that changed an act in a way.
CREATE TABLE act_changes (
  key INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('nova', 'alterada', 'retirada', 'religada')),
  seq INTEGER NOT NULL,
  PRIMARY KEY (key, tipo)
) WITHOUT ROWID;

-- The acts that are here already, as if they had come together. Their keys come from an index: it is smaller.
INSERT INTO archive_changes (mark, em)
SELECT abs(random() % 281474976710655), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE EXISTS (SELECT 1 FROM publications);
INSERT INTO act_changes (key, tipo, seq)
SELECT key, 'nova', 1 FROM publications INDEXED BY publications_by_page ORDER BY key;

CREATE UNIQUE INDEX act_changes_in_order ON act_changes (seq, key);
