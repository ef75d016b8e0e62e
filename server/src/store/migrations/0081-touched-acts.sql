-- What was written of acts, one entry after another: a kept answer about an act stays true until something that it was
-- made of is touched (ADR 171). The last 65,536 to 69,632 are kept; who looked before then forgets everything.
CREATE TABLE touched_acts (
  number INTEGER PRIMARY KEY,         -- one more than the last
  what                                -- the key of an act, the id of one, a name of one as `day name`; NULL: any act
);
INSERT INTO touched_acts (number, what) VALUES (1, NULL);

CREATE TRIGGER touched_acts_kept AFTER INSERT ON touched_acts WHEN NEW.number % 4096 = 0
BEGIN DELETE FROM touched_acts WHERE number <= NEW.number - 65536; END;

-- A new act changes no answer but by its names, by what it cites and corrects, and by those who wait for it.
CREATE TRIGGER touched_changed_publications AFTER UPDATE ON publications
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key); END;
CREATE TRIGGER touched_removed_publications AFTER DELETE ON publications
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key); END;

CREATE TRIGGER touched_added_corrections AFTER INSERT ON corrections WHEN NEW.original IS NOT NULL
BEGIN INSERT INTO touched_acts (what) VALUES (NEW.key), (NEW.original); END;
CREATE TRIGGER touched_changed_corrections AFTER UPDATE ON corrections
BEGIN INSERT INTO touched_acts (what)
  VALUES (OLD.key), (coalesce(OLD.original, OLD.key)), (coalesce(NEW.original, OLD.key)); END;
CREATE TRIGGER touched_removed_corrections AFTER DELETE ON corrections WHEN OLD.original IS NOT NULL
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key), (OLD.original); END;

CREATE TRIGGER touched_added_act_names AFTER INSERT ON act_names
BEGIN INSERT INTO touched_acts (what) VALUES (NEW.key), (NEW.day || ' ' || NEW.name); END;
CREATE TRIGGER touched_changed_act_names AFTER UPDATE ON act_names
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key), (NEW.key), (OLD.day || ' ' || OLD.name), (NEW.day || ' ' || NEW.name); END;
CREATE TRIGGER touched_removed_act_names AFTER DELETE ON act_names
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key), (OLD.day || ' ' || OLD.name); END;

CREATE TRIGGER touched_added_act_citations AFTER INSERT ON act_citations
BEGIN INSERT INTO touched_acts (what) VALUES (NEW.day || ' ' || NEW.name); END;
CREATE TRIGGER touched_changed_act_citations AFTER UPDATE ON act_citations
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.day || ' ' || OLD.name), (NEW.day || ' ' || NEW.name); END;
CREATE TRIGGER touched_removed_act_citations AFTER DELETE ON act_citations
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.day || ' ' || OLD.name); END;

CREATE TRIGGER touched_added_act_pictures AFTER INSERT ON act_pictures
BEGIN INSERT INTO touched_acts (what) VALUES (NEW.key); END;
CREATE TRIGGER touched_changed_act_pictures AFTER UPDATE ON act_pictures
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key), (NEW.key); END;
CREATE TRIGGER touched_removed_act_pictures AFTER DELETE ON act_pictures
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.key); END;

CREATE TRIGGER touched_added_hidden_rows AFTER INSERT ON hidden_rows
BEGIN INSERT INTO touched_acts (what) VALUES (NEW.publicacao_id); END;
CREATE TRIGGER touched_changed_hidden_rows AFTER UPDATE ON hidden_rows
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.publicacao_id), (NEW.publicacao_id); END;
CREATE TRIGGER touched_removed_hidden_rows AFTER DELETE ON hidden_rows
BEGIN INSERT INTO touched_acts (what) VALUES (OLD.publicacao_id); END;

-- Of a source that changes, any act may come; a new one has none yet, because none is ever removed.
CREATE TRIGGER touched_changed_act_sources AFTER UPDATE ON act_sources
BEGIN INSERT INTO touched_acts (what) VALUES (NULL); END;
CREATE TRIGGER touched_removed_act_sources AFTER DELETE ON act_sources
BEGIN INSERT INTO touched_acts (what) VALUES (NULL); END;
