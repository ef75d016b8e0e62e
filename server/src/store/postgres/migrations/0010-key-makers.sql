-- For whom a key answers, whose rights it never exceeds; NULL: nobody, a command made it. A person who is gone leaves
-- the id behind, and the key does not work.
ALTER TABLE api_keys ADD COLUMN pessoa_id TEXT COLLATE "C";
-- The key that it was made with, if any: it ends with that one.
ALTER TABLE api_keys ADD COLUMN criada_com TEXT COLLATE "C";
-- When the person of a session last showed again who they are.
ALTER TABLE sessions ADD COLUMN confirmada_em TEXT COLLATE "C";

DROP TRIGGER api_keys_told ON api_keys;
CREATE TRIGGER api_keys_told
AFTER UPDATE OF nome, hash, escopos, limite, expira_em, revogada_em, pessoa_id OR DELETE ON api_keys
FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
DROP TRIGGER sessions_told ON sessions;
CREATE TRIGGER sessions_told AFTER UPDATE OF expira_em, confirmada_em OR DELETE ON sessions
FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
