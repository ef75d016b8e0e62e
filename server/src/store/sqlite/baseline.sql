-- What migrations 1 to 47 make of an empty file: a new archive begins here. Written by: npm run baseline -- 47

CREATE TABLE publications (
  key INTEGER PRIMARY KEY,            -- date order: see ActKey in search/search-index.ts
  id TEXT NOT NULL UNIQUE,
  digest BLOB NOT NULL,               -- SHA-256 of the normalised act: equal means unchanged
  versao INTEGER NOT NULL,
  pub_name TEXT NOT NULL,
  id_materia TEXT NOT NULL,
  parts TEXT NOT NULL,                -- JSON array of the part numbers that were re-joined
  data_publicacao TEXT NOT NULL,
  secao TEXT NOT NULL,
  secao_base TEXT NOT NULL,
  edicao TEXT NOT NULL,
  pagina TEXT NOT NULL,
  orgao TEXT NOT NULL,
  tipo_ato TEXT NOT NULL,
  titulo TEXT NOT NULL,
  resumo TEXT NOT NULL,
  url_original TEXT,                  -- NULL: the same as url_pdf
  url_pdf TEXT NOT NULL,
  ementa TEXT,
  assinatura TEXT NOT NULL,
  conteudo_completo BLOB NOT NULL     -- deflated; last, so that a result list never reads its overflow pages
, situacao TEXT
  CHECK (situacao IN ('retificada', 'republicada', 'revogada', 'sem_efeito')), retirada_em TEXT, recebida_em TEXT, em_parte INTEGER, estrutura BLOB, source INTEGER, nome_materia TEXT, xml TEXT);

CREATE INDEX publications_by_edition ON publications (data_publicacao, edicao, secao);

CREATE TABLE publication_versions (
  id TEXT NOT NULL,
  versao INTEGER NOT NULL,
  replaced_at TEXT NOT NULL,
  digest BLOB NOT NULL,
  record BLOB NOT NULL,               -- deflated JSON of the publication
  PRIMARY KEY (id, versao)
) WITHOUT ROWID;

CREATE TABLE editions (
  data TEXT NOT NULL,
  numero TEXT NOT NULL,
  announced_at TEXT,                  -- when edicao.publicada was due; it is due once
  PRIMARY KEY (data, numero)
) WITHOUT ROWID;

CREATE TABLE edition_sections (
  data TEXT NOT NULL,
  numero TEXT NOT NULL,
  secao TEXT NOT NULL,
  publicacoes INTEGER NOT NULL,
  PRIMARY KEY (data, numero, secao)
) WITHOUT ROWID;

CREATE TABLE bodies (orgao TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE act_types (tipo_ato TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE ledger (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('completa', 'sem_edicao', 'pendente', 'falha', 'parcial')),
  artigos INTEGER NOT NULL DEFAULT 0,
  publicacoes INTEGER NOT NULL DEFAULT 0,
  rejeitados INTEGER NOT NULL DEFAULT 0,
  arquivo TEXT,
  sha256 TEXT,
  tentativas INTEGER NOT NULL DEFAULT 0,
  primeira_em TEXT NOT NULL,
  ultima_em TEXT NOT NULL,
  ultimo_erro TEXT, motivo TEXT, ausentes INTEGER NOT NULL DEFAULT 0, retiradas INTEGER NOT NULL DEFAULT 0, begun_at TEXT, whole_at TEXT, in_silence INTEGER NOT NULL DEFAULT 0, unconfirmed_since TEXT,
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

CREATE TABLE events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  tipo TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  dados TEXT NOT NULL                 -- JSON
, conta_id TEXT);

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  nome TEXT NOT NULL,
  email TEXT NOT NULL,
  criado_em TEXT NOT NULL
, deleted_at TEXT) WITHOUT ROWID;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  publico TEXT NOT NULL UNIQUE,
  hash BLOB NOT NULL,
  escopos TEXT NOT NULL,              -- JSON array
  limite INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  expira_em TEXT,
  revogada_em TEXT,
  ultimo_uso_em TEXT
, pessoa_id TEXT, criada_com TEXT) WITHOUT ROWID;

CREATE TABLE sources (
  name TEXT PRIMARY KEY,
  listed_at TEXT,                     -- when it last showed its list of dates
  ultima_resposta_em TEXT,            -- when it last answered as it should, whatever was asked
  falhas_consecutivas INTEGER NOT NULL DEFAULT 0,
  motivo TEXT,                        -- of the last failure, until it answers again
  mensagem TEXT,
  proxima_tentativa_em TEXT           -- nothing is asked before
) WITHOUT ROWID;

CREATE TABLE source_days (
  data TEXT PRIMARY KEY,
  offered INTEGER NOT NULL DEFAULT 0, -- whether the source lists the date
  looked_at TEXT,                     -- when the source last said what it has of it
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT
) WITHOUT ROWID;

CREATE TABLE source_files (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  listed_bytes INTEGER,               -- NULL: not listed at the last look
  taken_bytes INTEGER,                -- listed when the file was last taken into the archive
  taken_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  fence INTEGER NOT NULL,             -- grows with every holder, so that an old one can be told
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  url TEXT NOT NULL,
  eventos TEXT NOT NULL,              -- JSON array
  filtros TEXT NOT NULL,              -- JSON object
  ativo INTEGER NOT NULL,
  motivo_inativacao TEXT CHECK (motivo_inativacao IN ('manual', 'falhas')),
  falhas_consecutivas INTEGER NOT NULL,
  alive_at INTEGER NOT NULL,          -- as are the next two: webhooks/inactivity.ts, milliseconds since 1970
  warned INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  inativado_em TEXT,
  secret BLOB NOT NULL,               -- sealed with the secret key, as is next_secret
  next_secret BLOB,                   -- takes over from secret at next_secret_from
  next_secret_from TEXT,
  deleted_at TEXT                     -- gone for everybody; its deliveries go little by little
, cautious INTEGER NOT NULL DEFAULT 0, leitura INTEGER NOT NULL DEFAULT 0, nome TEXT, max_simultaneas INTEGER, watching_since TEXT, chave TEXT) WITHOUT ROWID;

CREATE INDEX webhooks_by_account ON webhooks (conta_id, id) WHERE deleted_at IS NULL;

CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  evento_id TEXT NOT NULL,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id),
  tipo TEXT NOT NULL,
  origem TEXT NOT NULL CHECK (origem IN ('automatica', 'teste', 'reenvio')),
  status TEXT NOT NULL CHECK (
    status IN ('pendente', 'enviando', 'entregue', 'falhou', 'suspensa', 'cancelada')
  ),
  tentativas INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0, -- failed attempts by the schedule: what decides on the next
  first_started_at INTEGER,           -- milliseconds since 1970, as is due_at
  due_at INTEGER,                     -- of the next attempt; NULL when none is due
  ultimo_status_http INTEGER,
  ultimo_erro TEXT,
  criado_em TEXT NOT NULL,
  concluido_em TEXT,
  body BLOB NOT NULL                  -- the exact bytes of every attempt
, by_person INTEGER NOT NULL DEFAULT 0, claimed_by TEXT, claimed_fence INTEGER);

CREATE UNIQUE INDEX deliveries_once ON deliveries (evento_id, webhook_id) WHERE origem = 'automatica';

CREATE INDEX deliveries_leased ON deliveries (webhook_id) WHERE status = 'enviando';

CREATE TABLE attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  numero INTEGER NOT NULL,
  iniciada_em TEXT NOT NULL,
  duracao_ms INTEGER NOT NULL,
  status_http INTEGER,
  erro TEXT,                          -- a class of webhooks/attempt-error.ts; NULL when it succeeded
  ip TEXT,
  resposta TEXT,
  PRIMARY KEY (delivery_id, numero)
) WITHOUT ROWID;

CREATE TABLE mails (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  once TEXT NOT NULL UNIQUE,          -- what the message is about: said once
  para TEXT NOT NULL,
  message TEXT NOT NULL,              -- JSON: template and its values
  criado_em TEXT NOT NULL,
  tentativas INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER,                     -- milliseconds since 1970; NULL once sent or given up
  sent_at TEXT,
  ultimo_erro TEXT
, secret BLOB);

CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE secret_key_proof (id INTEGER PRIMARY KEY CHECK (id = 1), sealed BLOB NOT NULL);

CREATE TABLE search_index (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL
);

CREATE TABLE index_rebuild (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL,
  next_key INTEGER NOT NULL           -- every act below is in it
);

CREATE TABLE index_rebuild_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, -- another one each time that an act is noted
  key INTEGER NOT NULL UNIQUE
);

CREATE TRIGGER publication_added AFTER INSERT ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  INSERT OR REPLACE INTO index_rebuild_changes (key) VALUES (new.key);
END;

CREATE TRIGGER publication_erased AFTER DELETE ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  INSERT OR REPLACE INTO index_rebuild_changes (key) VALUES (old.key);
END;

CREATE TABLE webhook_hours (
  webhook_id TEXT NOT NULL,
  hour INTEGER NOT NULL,              -- whole hours since 1970
  delivered INTEGER NOT NULL,         -- deliveries that ended in this hour
  failed INTEGER NOT NULL,
  successes INTEGER NOT NULL,         -- attempts
  failures INTEGER NOT NULL,
  answer_ms INTEGER NOT NULL,         -- of all attempts that were answered, together
  answers_0 INTEGER NOT NULL,         -- how many took up to each of ANSWER_BOUNDS_MS; the last, longer
  answers_1 INTEGER NOT NULL,
  answers_2 INTEGER NOT NULL,
  answers_3 INTEGER NOT NULL,
  answers_4 INTEGER NOT NULL,
  answers_5 INTEGER NOT NULL,
  answers_6 INTEGER NOT NULL,
  answers_7 INTEGER NOT NULL,
  answers_8 INTEGER NOT NULL,
  answers_9 INTEGER NOT NULL,
  answers_10 INTEGER NOT NULL,
  answers_11 INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, hour)
) WITHOUT ROWID;

CREATE INDEX webhook_hours_by_age ON webhook_hours (hour);

CREATE TABLE webhook_errors (
  webhook_id TEXT NOT NULL,
  ended_at INTEGER NOT NULL,          -- milliseconds since 1970
  delivery_id TEXT NOT NULL,
  numero INTEGER NOT NULL,
  erro TEXT NOT NULL,
  status_http INTEGER,
  PRIMARY KEY (webhook_id, ended_at, delivery_id, numero)
) WITHOUT ROWID;

CREATE INDEX events_by_type ON events (tipo, seq);

CREATE INDEX events_by_time ON events (criado_em, tipo);

CREATE UNIQUE INDEX deliveries_replayed_once ON deliveries (evento_id, webhook_id)
WHERE origem = 'reenvio';

CREATE TABLE idempotency_keys (
  conta_id TEXT NOT NULL,
  key TEXT NOT NULL,
  digest BLOB NOT NULL,               -- SHA-256 of the request
  begun_at INTEGER NOT NULL,          -- milliseconds since 1970
  status INTEGER,                     -- NULL while the request is under way, as is answer
  answer BLOB,                        -- JSON, sealed with the secret key: it may hold a secret
  PRIMARY KEY (conta_id, key)
) WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (begun_at);

CREATE TABLE replays (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id),
  desde TEXT NOT NULL,
  ate TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pendente', 'concluido', 'cancelado')),
  eventos INTEGER NOT NULL,           -- to be looked at, when it was asked for
  examinados INTEGER NOT NULL DEFAULT 0,
  criadas INTEGER NOT NULL DEFAULT 0, -- deliveries
  criado_em TEXT NOT NULL,
  concluido_em TEXT,
  next_seq INTEGER NOT NULL,          -- every event before was looked at
  last_seq INTEGER NOT NULL
);

CREATE INDEX replays_of_webhook ON replays (webhook_id, seq);

CREATE INDEX replays_pending ON replays (seq) WHERE status = 'pendente';

CREATE TABLE monitor_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seq INTEGER NOT NULL
);

CREATE TABLE webhook_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id TEXT NOT NULL UNIQUE
);

CREATE TRIGGER webhook_created AFTER INSERT ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

CREATE TRIGGER webhook_reactivated AFTER UPDATE OF ativo ON webhooks
WHEN new.ativo = 1 AND old.ativo = 0
BEGIN
  UPDATE webhooks SET cautious = 1 WHERE id = new.id;
END;

CREATE INDEX attempts_by_age ON attempts (iniciada_em) WHERE resposta IS NOT NULL;

CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  consulta TEXT NOT NULL,
  filtros TEXT NOT NULL,              -- JSON object
  canais TEXT NOT NULL,               -- JSON object
  frequencia TEXT NOT NULL CHECK (frequencia IN ('imediata', 'edicao', 'diaria')),
  hora INTEGER NOT NULL,
  ativo INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL
, avisar_vazio INTEGER NOT NULL DEFAULT 0, leitura INTEGER NOT NULL DEFAULT 0, encontrados_sem_canal INTEGER NOT NULL DEFAULT 0, watching_since TEXT, chave TEXT, termos TEXT NOT NULL DEFAULT '[]') WITHOUT ROWID;

CREATE INDEX alerts_by_account ON alerts (conta_id, id);

CREATE TABLE alert_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  alerta_id TEXT NOT NULL UNIQUE
);

CREATE TRIGGER alert_created AFTER INSERT ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;

CREATE TRIGGER alert_deleted AFTER DELETE ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = old.id;
  INSERT INTO alert_changes (alerta_id) VALUES (old.id);
END;

CREATE TABLE alert_addresses (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  email TEXT NOT NULL,                -- as lib/text/email-address.ts keeps it
  situacao TEXT NOT NULL CHECK (situacao IN ('pendente', 'confirmado', 'descadastrado')),
  token_hash BLOB UNIQUE,             -- SHA-256 of what the confirmation link carries
  asked_at INTEGER NOT NULL,          -- when its owner was last asked; milliseconds since 1970, as is
  mailed_at INTEGER,                  -- when the last mail at once (`imediata`) was written
  confirmado_em TEXT,
  descadastrado_em TEXT,
  UNIQUE (conta_id, email)
) WITHOUT ROWID;

CREATE TABLE alert_matches (
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  evento_id TEXT NOT NULL,
  matched_at INTEGER NOT NULL,        -- milliseconds since 1970
  PRIMARY KEY (alerta_id, publicacao_id)
) WITHOUT ROWID;

CREATE INDEX alert_matches_by_age ON alert_matches (matched_at);

CREATE TABLE alert_mail_queue (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  address_id TEXT NOT NULL,
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  data TEXT NOT NULL,                 -- of the act's edition, as is edicao
  edicao TEXT NOT NULL,
  matched_at INTEGER NOT NULL
, termos TEXT NOT NULL DEFAULT '[]');

CREATE INDEX alert_mail_queue_by_mail
ON alert_mail_queue (alerta_id, address_id, data, edicao, matched_at);

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

CREATE TABLE act_citations (
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  key INTEGER NOT NULL,               -- of the act that cites
  office TEXT NOT NULL,
  PRIMARY KEY (day, name, key)
) WITHOUT ROWID;

CREATE INDEX act_citations_by_act ON act_citations (key);

CREATE TABLE awaited_originals (
  day INTEGER NOT NULL,
  name TEXT NOT NULL,                 -- as in act_names, or a page of that day, such as `página 48`
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (day, name, key, seq)
) WITHOUT ROWID;

CREATE INDEX awaited_originals_by_act ON awaited_originals (key);

CREATE TABLE imported_files (
  origem TEXT PRIMARY KEY,            -- SHA-256 of a zip; the path of a folder of XML files
  arquivo TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('completo', 'parcial', 'recusado')),
  motivo TEXT,                        -- why it was refused
  artigos INTEGER NOT NULL DEFAULT 0,
  publicacoes INTEGER NOT NULL DEFAULT 0,
  fragmentos INTEGER NOT NULL DEFAULT 0,
  edicoes TEXT NOT NULL DEFAULT '[]', -- JSON array of `2023-03-20 54`
  sections TEXT NOT NULL DEFAULT '[]', -- JSON array of `2023-03-20 DO2`
  em TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE rejections (
  origem TEXT NOT NULL REFERENCES imported_files (origem) ON DELETE CASCADE,
  artigo TEXT NOT NULL,
  motivo TEXT NOT NULL,
  PRIMARY KEY (origem, artigo)
) WITHOUT ROWID;

CREATE TABLE portal_readings (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  read_at TEXT,                       -- when one was last had
  times INTEGER NOT NULL DEFAULT 0,   -- how often, with as many acts as there are now
  publicacoes INTEGER NOT NULL DEFAULT 0,
  enderecos INTEGER NOT NULL DEFAULT 0, -- of those acts, how many have an address
  retry_at TEXT,                      -- not asked for before, after a failure
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

CREATE TABLE absences (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  key INTEGER NOT NULL,               -- of the act
  since TEXT NOT NULL,                -- when a whole file was first read without it
  origem TEXT NOT NULL,               -- the file that was last read without it, as in imported_files
  PRIMARY KEY (data, pub_name, key)
) WITHOUT ROWID;

CREATE INDEX absences_by_file ON absences (origem);

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,         -- as lib/text/email-address.ts keeps it
  email_confirmado_em TEXT,
  segundo_fator_em TEXT,
  criado_em TEXT NOT NULL,
  senha TEXT NOT NULL                 -- scrypt, with its cost and salt
, totp_secret BLOB, totp_step INTEGER, papel TEXT NOT NULL DEFAULT 'leitor'
  CHECK (papel IN ('leitor', 'editor', 'gestor', 'administrador'))) WITHOUT ROWID;

CREATE INDEX people_by_account ON people (conta_id, id);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  token_hash BLOB NOT NULL UNIQUE,    -- SHA-256 of what the cookie holds
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  ultimo_uso_em TEXT,
  agente TEXT
, confirmada_em TEXT) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (pessoa_id, id);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  conta_id TEXT REFERENCES accounts (id),
  email TEXT,
  pessoa_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  inicial INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  token_hash BLOB NOT NULL UNIQUE
, papel TEXT NOT NULL DEFAULT 'leitor'
  CHECK (papel IN ('leitor', 'editor', 'gestor', 'administrador'))) WITHOUT ROWID;

CREATE INDEX invitations_by_account ON invitations (conta_id, id);

CREATE TABLE sign_in_attempts (
  subject BLOB PRIMARY KEY,
  failures INTEGER NOT NULL,
  last_at INTEGER NOT NULL            -- milliseconds since 1970
) WITHOUT ROWID;

CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (last_at);

CREATE TABLE key_usage (
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  data TEXT NOT NULL,
  requisicoes INTEGER NOT NULL,
  limitadas INTEGER NOT NULL,         -- those of them that were one too many
  PRIMARY KEY (chave_id, data)
) WITHOUT ROWID;

CREATE INDEX key_usage_by_age ON key_usage (data);

CREATE TABLE recovery_codes (
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,                 -- SHA-256
  PRIMARY KEY (pessoa_id, hash)
) WITHOUT ROWID;

CREATE TABLE person_links (
  token_hash BLOB PRIMARY KEY,        -- SHA-256
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  finalidade TEXT NOT NULL CHECK (finalidade IN ('senha', 'email')),
  email TEXT NOT NULL,                -- where it was sent, as lib/text/email-address.ts keeps it
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  UNIQUE (pessoa_id, finalidade)      -- the last one counts
) WITHOUT ROWID;

CREATE TABLE asked_mails (
  subject BLOB PRIMARY KEY,
  asked_at INTEGER NOT NULL           -- milliseconds since 1970
) WITHOUT ROWID;

CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  arquivo TEXT NOT NULL,              -- its name, which tells what it should hold
  bytes INTEGER NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('recebido', 'importado', 'recusado')),
  motivo TEXT,                        -- why it was refused
  publicacoes INTEGER,
  novas INTEGER,
  alteradas INTEGER,
  rejeitados INTEGER,
  criado_em TEXT NOT NULL,
  concluido_em TEXT
, notificar INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;

CREATE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, secret, next_secret, next_secret_from, deleted_at
ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

CREATE TABLE write_probe (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  turn INTEGER NOT NULL
);

CREATE TABLE index_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  key INTEGER NOT NULL
);

CREATE TABLE search_indices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  nome TEXT NOT NULL UNIQUE,
  -- Of which analysis and mapping it is.
  generation TEXT NOT NULL,
  -- It has all acts as they were up to this note, as far as it is filled.
  seq INTEGER NOT NULL,
  -- The next act to be filled in; NULL: it has all.
  next_key INTEGER,
  followed_at TEXT NOT NULL
);

CREATE TABLE waiting_events (
  conta_id TEXT NOT NULL,
  seq INTEGER NOT NULL, -- of the event
  PRIMARY KEY (conta_id, seq)
) WITHOUT ROWID;

CREATE INDEX deliveries_due ON deliveries (
  webhook_id,
  CASE WHEN failures = 0 OR by_person = 1 THEN 0 ELSE 1 END,
  due_at
) WHERE status = 'pendente';

CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, seq, tipo, criado_em);

CREATE INDEX deliveries_at_rest ON deliveries (webhook_id, status, seq, tipo, criado_em)
WHERE status IN ('falhou', 'suspensa', 'cancelada');

CREATE TABLE audit_trail (
  id TEXT PRIMARY KEY,                -- aud_ + ULID: the order of time
  em TEXT NOT NULL,
  tipo TEXT NOT NULL,
  conta_id TEXT,                      -- the account that it concerns; NULL: the installation
  pessoa_id TEXT,                     -- who acted, or for whom the key answers
  chave_id TEXT,                      -- with which key
  autor TEXT NOT NULL,                -- pessoa, chave, comando or ninguem
  rede TEXT,                          -- the network, hashed with a key
  endereco TEXT,                      -- the whole address, where a setting keeps it
  alvo_id TEXT,                       -- what it was done to
  detalhes TEXT NOT NULL              -- JSON
) WITHOUT ROWID;

CREATE INDEX audit_trail_by_account ON audit_trail (conta_id, id);

CREATE TABLE audit_retention (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  days INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TRIGGER audit_trail_stays BEFORE UPDATE ON audit_trail
BEGIN
  SELECT RAISE(ABORT, 'the audit trail is not changed');
END;

CREATE TRIGGER audit_trail_kept BEFORE DELETE ON audit_trail
WHEN OLD.em >= (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || days || ' days') FROM audit_retention
)
BEGIN
  SELECT RAISE(ABORT, 'the audit trail is kept');
END;

CREATE TABLE identities (
  id TEXT PRIMARY KEY,                -- idt_ + ULID
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  emissor TEXT NOT NULL,              -- the issuer, as it calls itself
  assunto TEXT NOT NULL,              -- the subject: of gov.br, a CPF
  email TEXT,                         -- what the issuer called them when they were linked
  vinculada_em TEXT NOT NULL,
  UNIQUE (emissor, assunto),
  UNIQUE (pessoa_id, emissor)
) WITHOUT ROWID;

CREATE TABLE unsettled_corrections (
  arquivo TEXT NOT NULL,              -- the file whose acts they are, or whose acts they may speak of
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  since TEXT NOT NULL,
  PRIMARY KEY (arquivo, key, seq)
) WITHOUT ROWID;

CREATE TABLE "corrections" (
  key INTEGER NOT NULL,               -- of the act that corrects
  seq INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('retifica', 'republica', 'torna_sem_efeito', 'revoga', 'anula', 'altera',
    'prorroga', 'suspende', 'regulamenta')),
  correction TEXT NOT NULL,           -- JSON: what the text tells of the original
  original INTEGER,                   -- its key; NULL while no act stands out
  confianca REAL,
  alcance TEXT CHECK (alcance IN ('todo', 'parte')), -- NULL: not linked, or by an older program
  parte TEXT,                         -- JSON: the part; NULL: the whole
  PRIMARY KEY (key, seq)
) WITHOUT ROWID;

CREATE INDEX corrections_by_original ON corrections (original) WHERE original IS NOT NULL;

CREATE INDEX publications_by_situacao ON publications (situacao, em_parte, retirada_em)
WHERE situacao IS NOT NULL OR em_parte IS NOT NULL OR retirada_em IS NOT NULL;

CREATE TABLE act_sources (
  source INTEGER PRIMARY KEY,
  origem TEXT NOT NULL,               -- as in imported_files
  arquivo TEXT NOT NULL,
  sha256 TEXT,                        -- of the zip; NULL: loose files
  UNIQUE (origem, arquivo)
);

CREATE TABLE act_pictures (
  key INTEGER NOT NULL,               -- of the act
  nome TEXT NOT NULL,                 -- as the act names it
  tipo TEXT NOT NULL CHECK (tipo IN ('png', 'jpeg', 'gif')),
  largura INTEGER NOT NULL,           -- in pixels
  altura INTEGER NOT NULL,
  sha256 BLOB NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (key, nome)
);

CREATE TABLE reread_files (
  origem TEXT PRIMARY KEY,
  programa TEXT NOT NULL,             -- the version of the program: another may read more
  em TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE source_trees (
  data TEXT NOT NULL,
  source INTEGER NOT NULL,            -- in act_sources
  arquivo TEXT NOT NULL,
  raiz TEXT NOT NULL,
  folhas INTEGER NOT NULL,
  files BLOB NOT NULL,                -- JSON, deflated: name and SHA-256 (base64) of each XML of that day
  atual INTEGER NOT NULL,             -- 0: a newer zip of this name was read
  PRIMARY KEY (data, source)
);

CREATE TABLE statements (
  sequencia INTEGER PRIMARY KEY,
  data TEXT NOT NULL,
  raiz TEXT NOT NULL,
  texto TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  assinatura TEXT                     -- NULL: the archive's secrets could not be opened
);

CREATE INDEX statements_by_day ON statements (data, sequencia);

CREATE TABLE signing_keys (
  chave_publica TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,               -- the private key
  criada_em TEXT NOT NULL
);

CREATE UNIQUE INDEX alerts_by_chave ON alerts (conta_id, chave);

CREATE UNIQUE INDEX webhooks_by_chave ON webhooks (conta_id, chave);

CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;

CREATE TABLE archive_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  mark INTEGER NOT NULL, -- random, so that two archives that went apart are told from one another
  em TEXT NOT NULL
);

CREATE TABLE act_changes (
  key INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('nova', 'alterada', 'retirada', 'religada')),
  seq INTEGER NOT NULL,
  PRIMARY KEY (key, tipo)
) WITHOUT ROWID;

CREATE UNIQUE INDEX act_changes_in_order ON act_changes (seq, key);

INSERT INTO monitor_progress (id, seq) VALUES (1, 0);

INSERT INTO write_probe (id, turn) VALUES (1, 0);

INSERT INTO audit_retention (id, days) VALUES (1, 730);

PRAGMA user_version = 47;
