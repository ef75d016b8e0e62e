-- A statement that says how it meets conflicts says so for its triggers, too, whatever they say themselves. So they meet none.
DROP TRIGGER publication_added;
CREATE TRIGGER publication_added AFTER INSERT ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  DELETE FROM index_rebuild_changes WHERE key = new.key;
  INSERT INTO index_rebuild_changes (key) VALUES (new.key);
END;

DROP TRIGGER publication_erased;
CREATE TRIGGER publication_erased AFTER DELETE ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  DELETE FROM index_rebuild_changes WHERE key = old.key;
  INSERT INTO index_rebuild_changes (key) VALUES (old.key);
END;
