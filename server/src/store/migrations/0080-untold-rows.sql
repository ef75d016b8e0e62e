-- The acts whose rows nobody was told of yet: an import reads them behind the acts (ADR 149).
CREATE TABLE untold_rows (
  key INTEGER PRIMARY KEY,            -- of the act
  situacao TEXT NOT NULL,             -- its state, which its rows are told with
  since TEXT NOT NULL
);
