-- The rows that the operator hides (ADR 135): what each is known by, and who hid it, when and why. An entry is never deleted.
CREATE TABLE hidden_rows (
  id TEXT PRIMARY KEY,
  linha_id TEXT NOT NULL,             -- as it was when it was hidden
  publicacao_id TEXT NOT NULL,        -- the act may leave and come back
  tabela TEXT NOT NULL,
  lugar INTEGER NOT NULL,             -- its place among the act's rows then
  dito TEXT NOT NULL,                 -- a digest of what it says
  sobre TEXT,                         -- a digest of whom it is about; NULL: nobody is printed
  da_origem INTEGER NOT NULL,         -- whether the archive that this one follows hides it
  motivo TEXT NOT NULL,
  oculta_em TEXT NOT NULL,
  oculta_por TEXT NOT NULL,
  mostrada_em TEXT,                   -- NULL: it is hidden
  mostrada_por TEXT,
  motivo_mostrada TEXT
) WITHOUT ROWID;
CREATE INDEX hidden_rows_by_act ON hidden_rows (publicacao_id) WHERE mostrada_em IS NULL;

CREATE TRIGGER content_added_hidden_rows AFTER INSERT ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_hidden_rows AFTER UPDATE ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_hidden_rows AFTER DELETE ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;
