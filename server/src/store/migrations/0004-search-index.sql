-- The search index is tables of its own now (search/segment/schema.ts).
DROP TABLE IF EXISTS acts_fts;

-- What the index was made with (search/index-version.ts); without a row there is none yet.
CREATE TABLE search_index (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL
);

-- An index that is being made anew beside it.
CREATE TABLE index_rebuild (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL,
  next_key INTEGER NOT NULL           -- every act below is in it
);

-- Acts that came, changed or went since that rebuild began, whoever wrote them.
CREATE TABLE index_rebuild_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, -- another one each time that an act is noted
  key INTEGER NOT NULL UNIQUE
);

CREATE TRIGGER publication_added AFTER INSERT ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  INSERT OR REPLACE INTO index_rebuild_changes (key) VALUES (new.key);
END;

CREATE TRIGGER publication_erased AFTER DELETE ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  INSERT OR REPLACE INTO index_rebuild_changes (key) VALUES (old.key);
END;
