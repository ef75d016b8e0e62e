-- Whom the archive follows, and how far it has come (ADR 121): one row, or none.
CREATE TABLE mirror_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  origem TEXT NOT NULL,
  lugar TEXT,                -- the cursor in the changes there; NULL: before the first
  completo INTEGER NOT NULL, -- whether it has all that was there when it began
  livro_em TEXT              -- when the whole ledger was copied; NULL: it is to be copied
);
