-- Acts that belong together: see gazette/relations/ and ADR 12. `day` counts as in lib/time/dates.ts; it comes
-- first in every key, because texts speak of recent acts, so that an import touches few pages.

-- What acts are called.
CREATE TABLE act_names (
  day INTEGER NOT NULL,               -- of the act's own date; of its publication when it bears none
  name TEXT NOT NULL,                 -- kind and number, such as `portaria 1326`
  key INTEGER NOT NULL,
  dated INTEGER NOT NULL,             -- whether `day` is the act's own date
  office TEXT NOT NULL,
  PRIMARY KEY (day, name, key)
) WITHOUT ROWID;

CREATE INDEX act_names_by_act ON act_names (key, name);
CREATE INDEX publications_by_page ON publications (data_publicacao, pagina);

-- Acts cited by kind, number and date, those of the whole country apart, which the search finds. Which acts
-- those are is found when somebody asks.
CREATE TABLE act_citations (
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  key INTEGER NOT NULL,               -- of the act that cites
  office TEXT NOT NULL,
  PRIMARY KEY (day, name, key)
) WITHOUT ROWID;

CREATE INDEX act_citations_by_act ON act_citations (key);

CREATE TABLE corrections (
  key INTEGER NOT NULL,               -- of the act that corrects
  seq INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('retifica', 'republica', 'torna_sem_efeito')),
  correction TEXT NOT NULL,           -- JSON: what the text tells of the original
  original INTEGER,                   -- its key; NULL while no act stands out
  confianca REAL,
  PRIMARY KEY (key, seq)
) WITHOUT ROWID;

CREATE INDEX corrections_by_original ON corrections (original) WHERE original IS NOT NULL;

-- What an act is called, or where it stands, that a correction may speak of.
CREATE TABLE awaited_originals (
  day INTEGER NOT NULL,
  name TEXT NOT NULL,                 -- as in act_names, or a page of that day, such as `página 48`
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (day, name, key, seq)
) WITHOUT ROWID;

CREATE INDEX awaited_originals_by_act ON awaited_originals (key);
