-- Imports note their acts for the index before their change, and changes of states are noted as transactions end, behind it.
-- Two of them would wait for each other, so whoever takes a number here takes the lock on notes first.
CREATE FUNCTION lock_numbers_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1, 'index_changes'::regclass::oid::int);
  PERFORM pg_advisory_xact_lock(1, tg_relid::int);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER archive_changes_in_order BEFORE INSERT ON archive_changes
FOR EACH STATEMENT EXECUTE FUNCTION lock_numbers_of_changes();
