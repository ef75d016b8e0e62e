-- Whom the archive follows, and how far it has come (ADR 121): one row, or none.
CREATE TABLE mirror_state (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  origem TEXT COLLATE "C" NOT NULL,
  lugar TEXT COLLATE "C",   -- the cursor in the changes there; NULL: before the first
  completo BIGINT NOT NULL, -- whether it has all that was there when it began
  livro_em TEXT COLLATE "C" -- when the whole ledger was copied; NULL: it is to be copied
);
