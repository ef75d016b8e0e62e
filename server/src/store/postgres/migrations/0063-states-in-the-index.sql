-- What later acts make of an act is in the index, too: a change of it is noted as the act's own are. Writers
-- take the lock on numbers last, so this waits for the end of their transaction.
CREATE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO index_changes (key) VALUES (NEW.key);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER publications_state_noted
AFTER UPDATE OF situacao, em_parte, retirada_em ON publications
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.situacao, OLD.em_parte, OLD.retirada_em) IS DISTINCT FROM (NEW.situacao, NEW.em_parte, NEW.retirada_em))
EXECUTE FUNCTION note_state();
