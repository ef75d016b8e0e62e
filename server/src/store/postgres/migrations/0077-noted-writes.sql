-- Which transactions wrote what answers about the gazette are made of (content), and what callers are known by
-- (access). A process that asks whether anything was noted since a snapshot of its own learns exactly what was
-- committed since then, whatever else was written. Each transaction inserts its own row, so none waits for another.
CREATE TABLE noted_writes (
  tx XID8 NOT NULL,
  about TEXT COLLATE "C" NOT NULL, -- 'content', 'access', or 'erased': rows of up to this transaction may be gone
  at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tx, about)
);

CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_writes (tx, about) VALUES (pg_current_xact_id(), TG_ARGV[0]) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- As every transaction that must be alone: those that write have ended, and none has begun. So no two wait for each other.
LOCK TABLE write_probe IN EXCLUSIVE MODE;

-- A table that is added is watched, or named as not watched: server/test/content-changes.test.ts.
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON absences
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON act_citations
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON act_pictures
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON act_sources
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON act_types
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bodies
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contratos
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON corrections
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON edition_sections
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON editions
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hidden_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON imported_files
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON licitacoes
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON normas
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON normas_tocadas
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pessoal
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON portal_readings
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON publication_versions
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON publications
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rejections
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON row_readings
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sancoes
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON source_days
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON source_files
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sources
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON statements
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');

-- What the index of a search lacks, and how far it has come. Its follower also notes now and then that it is still there.
CREATE TRIGGER content_noted AFTER INSERT ON index_changes
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted AFTER INSERT OR DELETE OR TRUNCATE ON search_indices
FOR EACH STATEMENT EXECUTE FUNCTION note_write('content');
CREATE TRIGGER content_noted_if_moved AFTER UPDATE ON search_indices FOR EACH ROW
WHEN ((OLD.nome, OLD.generation, OLD.seq, OLD.next_key) IS DISTINCT FROM (NEW.nome, NEW.generation, NEW.seq, NEW.next_key))
EXECUTE FUNCTION note_write('content');

-- Who was found by a key or a session is remembered; who was not found is not.
CREATE TRIGGER access_noted AFTER UPDATE OR DELETE OR TRUNCATE ON api_keys
FOR EACH STATEMENT EXECUTE FUNCTION note_write('access');
CREATE TRIGGER access_noted AFTER UPDATE OR DELETE OR TRUNCATE ON people
FOR EACH STATEMENT EXECUTE FUNCTION note_write('access');
CREATE TRIGGER access_noted AFTER UPDATE OR DELETE OR TRUNCATE ON sessions
FOR EACH STATEMENT EXECUTE FUNCTION note_write('access');
