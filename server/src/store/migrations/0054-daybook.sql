-- What a person has done with acts. A row that says neither is deleted.
CREATE TABLE act_marks (
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  publicacao_id TEXT NOT NULL,
  lido_em TEXT,                       -- when it was marked as read; NULL: it is not
  guardado_em TEXT,                   -- when it was saved; NULL: it is not
  PRIMARY KEY (pessoa_id, publicacao_id)
) WITHOUT ROWID;
CREATE INDEX act_marks_saved ON act_marks (pessoa_id, guardado_em) WHERE guardado_em IS NOT NULL;
CREATE INDEX act_marks_by_age ON act_marks (lido_em) WHERE guardado_em IS NULL;

-- Which alerts have found an act.
CREATE INDEX alert_matches_by_act ON alert_matches (publicacao_id, alerta_id);
