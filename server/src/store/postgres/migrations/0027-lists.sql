-- Lists of items that alerts share, each by its owner's key if it has one.
CREATE TABLE lists (
  id TEXT COLLATE "C" PRIMARY KEY,
  conta_id TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
  chave TEXT COLLATE "C",
  nome TEXT COLLATE "C" NOT NULL,
  itens TEXT COLLATE "C" NOT NULL, -- JSON list, as `termos` of an alert
  total BIGINT NOT NULL, -- its length
  versao BIGINT NOT NULL,
  criado_em TEXT COLLATE "C" NOT NULL,
  atualizado_em TEXT COLLATE "C" NOT NULL
);
CREATE INDEX lists_by_account ON lists (conta_id, id);
CREATE UNIQUE INDEX lists_by_chave ON lists (conta_id, chave);

-- The lists of an alert, JSON. When one gets other items, `leitura` of its alerts is written, too.
ALTER TABLE alerts ADD COLUMN listas TEXT COLLATE "C" NOT NULL DEFAULT '[]';

CREATE OR REPLACE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, listas, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo,
  atualizado_em
ON alerts FOR EACH ROW EXECUTE FUNCTION note_alert_change();
