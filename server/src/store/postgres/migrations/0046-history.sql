-- How far the command is that brings past years, and whether it is to pause: at most one row.
CREATE TABLE history_run (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  estado TEXT COLLATE "C" NOT NULL
    CHECK (estado IN ('trazendo', 'cedendo', 'pausado', 'parado', 'terminado')),
  pausa BIGINT NOT NULL DEFAULT 0,    -- whether somebody asked for a pause
  de TEXT COLLATE "C" NOT NULL,       -- the first and the last month, YYYY-MM
  ate TEXT COLLATE "C" NOT NULL,
  mes TEXT COLLATE "C",               -- the month that comes in now
  meses BIGINT NOT NULL,
  meses_prontos BIGINT NOT NULL,
  falta_ms BIGINT,                    -- NULL: nobody can say yet
  motivo TEXT COLLATE "C",            -- why it stopped
  comecou_em TEXT COLLATE "C" NOT NULL,
  visto_em TEXT COLLATE "C" NOT NULL  -- its last sign of life
);
