-- The rows that the operator hides (ADR 135): what each is known by, and who hid it, when and why. An entry is never deleted.
CREATE TABLE hidden_rows (
  id TEXT COLLATE "C" PRIMARY KEY,
  linha_id TEXT COLLATE "C" NOT NULL,             -- as it was when it was hidden
  publicacao_id TEXT COLLATE "C" NOT NULL,        -- the act may leave and come back
  tabela TEXT COLLATE "C" NOT NULL,
  lugar BIGINT NOT NULL,             -- its place among the act's rows then
  dito TEXT COLLATE "C" NOT NULL,                 -- a digest of what it says
  sobre TEXT COLLATE "C",                         -- a digest of whom it is about; NULL: nobody is printed
  da_origem BIGINT NOT NULL,           -- whether the archive that this one follows hides it
  motivo TEXT COLLATE "C" NOT NULL,
  oculta_em TEXT COLLATE "C" NOT NULL,
  oculta_por TEXT COLLATE "C" NOT NULL,
  mostrada_em TEXT COLLATE "C",                   -- NULL: it is hidden
  mostrada_por TEXT COLLATE "C",
  motivo_mostrada TEXT COLLATE "C"
);
CREATE INDEX hidden_rows_by_act ON hidden_rows (publicacao_id) WHERE mostrada_em IS NULL;
