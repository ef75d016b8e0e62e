-- Lists of items that alerts share, each by its owner's key if it has one.
CREATE TABLE lists (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  chave TEXT,
  nome TEXT NOT NULL,
  itens TEXT NOT NULL,                -- JSON list, as `termos` of an alert
  total INTEGER NOT NULL,             -- its length
  versao INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX lists_by_account ON lists (conta_id, id);
CREATE UNIQUE INDEX lists_by_chave ON lists (conta_id, chave);

-- The lists of an alert, JSON. When one gets other items, `leitura` of its alerts is written, too.
ALTER TABLE alerts ADD COLUMN listas TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER alert_changed;
CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, listas, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo,
  atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;
