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

-- What an alert has found of a day.
ALTER TABLE alert_matches ADD COLUMN data TEXT NOT NULL DEFAULT ''; -- of the act; '': it was unknown
UPDATE alert_matches SET data = coalesce(
  (SELECT data_publicacao FROM publications WHERE id = alert_matches.publicacao_id), '');
CREATE INDEX alert_matches_by_day ON alert_matches (alerta_id, data, publicacao_id, evento_id);
