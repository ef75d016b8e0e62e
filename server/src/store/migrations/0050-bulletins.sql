-- One mail of what several alerts have found.
CREATE TABLE bulletins (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  chave TEXT,
  nome TEXT NOT NULL,
  alertas TEXT NOT NULL,              -- JSON: ids of alerts of the account, in their order in the mail
  destinatarios TEXT NOT NULL,        -- JSON: e-mail addresses
  assunto TEXT NOT NULL,
  cabecalho TEXT NOT NULL,
  rodape TEXT NOT NULL,
  texto_vazio TEXT NOT NULL,
  enviar_vazio INTEGER NOT NULL,
  agrupar_por TEXT NOT NULL,
  conteudo TEXT NOT NULL,
  anexar_csv INTEGER NOT NULL,
  frequencia TEXT NOT NULL,
  hora INTEGER NOT NULL,
  dias TEXT NOT NULL,                 -- JSON
  dia_do_mes INTEGER NOT NULL,
  ativo INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  gathering_since TEXT NOT NULL,
  since INTEGER NOT NULL,             -- milliseconds since 1970, as is due_at
  told_seq INTEGER NOT NULL,          -- of the last match that was told
  due_at INTEGER                      -- NULL while it is inactive
);
CREATE UNIQUE INDEX bulletins_by_chave ON bulletins (conta_id, chave);
CREATE INDEX bulletins_by_account ON bulletins (conta_id, id);
CREATE INDEX bulletins_due ON bulletins (due_at) WHERE due_at IS NOT NULL;

-- The matches that wait for the next mail of a bulletin; those until its told_seq are told, and go later.
CREATE TABLE bulletin_queue (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  boletim_id TEXT NOT NULL,
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  termos TEXT NOT NULL                -- JSON: the items that the act matches
);
CREATE INDEX bulletin_queue_by_bulletin ON bulletin_queue (boletim_id, seq);
CREATE INDEX bulletin_queue_by_alert ON bulletin_queue (alerta_id);

-- The mails that were made; their recipients are rows of mails.
CREATE TABLE bulletin_issues (
  id TEXT PRIMARY KEY,
  boletim_id TEXT NOT NULL,
  data TEXT NOT NULL,
  assunto TEXT NOT NULL,
  total INTEGER NOT NULL,
  conteudo TEXT NOT NULL,             -- JSON: the message without what is each recipient's
  criado_em TEXT NOT NULL
);
CREATE INDEX bulletin_issues_by_bulletin ON bulletin_issues (boletim_id, id);
CREATE INDEX bulletin_issues_by_age ON bulletin_issues (criado_em);

ALTER TABLE mails ADD COLUMN envio_id TEXT; -- of the issue whose content it has
CREATE INDEX mails_by_issue ON mails (envio_id) WHERE envio_id IS NOT NULL;

-- JSON: ids of the active bulletins that tell what it finds.
ALTER TABLE alerts ADD COLUMN boletins TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER alert_changed;
CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, listas, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, boletins,
  atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;
