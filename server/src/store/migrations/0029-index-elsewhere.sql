-- For an index on other machines, which follows. Empty where the index is in this database.

-- Acts that were written, in the order of commits; erased once every index has them.
CREATE TABLE index_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  key INTEGER NOT NULL
);

-- The indices that follow, in the order in which they were begun.
CREATE TABLE search_indices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  nome TEXT NOT NULL UNIQUE,
  -- Of which analysis and mapping it is.
  generation TEXT NOT NULL,
  -- It has all acts as they were up to this note, as far as it is filled.
  seq INTEGER NOT NULL,
  -- The next act to be filled in; NULL: it has all.
  next_key INTEGER,
  followed_at TEXT NOT NULL
);
