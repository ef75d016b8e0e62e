-- How far the command is that brings past years, and whether it is to pause: at most one row.
CREATE TABLE history_run (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  estado TEXT NOT NULL CHECK (estado IN ('trazendo', 'cedendo', 'pausado', 'parado', 'terminado')),
  pausa INTEGER NOT NULL DEFAULT 0,   -- whether somebody asked for a pause
  de TEXT NOT NULL,                   -- the first and the last month, YYYY-MM
  ate TEXT NOT NULL,
  mes TEXT,                           -- the month that comes in now
  meses INTEGER NOT NULL,
  meses_prontos INTEGER NOT NULL,
  falta_ms INTEGER,                   -- NULL: nobody can say yet
  motivo TEXT,                        -- why it stopped
  comecou_em TEXT NOT NULL,
  visto_em TEXT NOT NULL              -- its last sign of life
) WITHOUT ROWID;
