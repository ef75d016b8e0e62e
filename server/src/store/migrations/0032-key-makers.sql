-- For whom a key answers, whose rights it never exceeds; NULL: nobody, a command made it. A person who is gone leaves
-- the id behind, and the key does not work.
ALTER TABLE api_keys ADD COLUMN pessoa_id TEXT;
-- The key that it was made with, if any: it ends with that one.
ALTER TABLE api_keys ADD COLUMN criada_com TEXT;
-- When the person of a session last showed again who they are.
ALTER TABLE sessions ADD COLUMN confirmada_em TEXT;
