-- What migrations 1 to 79 make of an empty file: a new archive begins here. Written by: npm run baseline -- 79

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
  publicacoes INTEGER NOT NULL, versao_contratos INTEGER, versao_pessoal INTEGER, versao_licitacoes INTEGER, versao_sancoes INTEGER, versao_normas INTEGER,
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
  retry_at TEXT, offered_at TEXT, unoffered_at TEXT,
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
, cautious INTEGER NOT NULL DEFAULT 0, leitura INTEGER NOT NULL DEFAULT 0, nome TEXT, max_simultaneas INTEGER, watching_since TEXT, chave TEXT, envio TEXT, sealed_url BLOB) WITHOUT ROWID;

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
, by_person INTEGER NOT NULL DEFAULT 0, claimed_by TEXT, claimed_fence INTEGER, at_once INTEGER NOT NULL DEFAULT 0);

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
  resposta TEXT, mensagem TEXT,
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
, secret BLOB, envio_id TEXT);

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
, avisar_vazio INTEGER NOT NULL DEFAULT 0, leitura INTEGER NOT NULL DEFAULT 0, encontrados_sem_canal INTEGER NOT NULL DEFAULT 0, watching_since TEXT, chave TEXT, termos TEXT NOT NULL DEFAULT '[]', listas TEXT NOT NULL DEFAULT '[]', boletins TEXT NOT NULL DEFAULT '[]') WITHOUT ROWID;

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
  matched_at INTEGER NOT NULL, data TEXT NOT NULL DEFAULT '',        -- milliseconds since 1970
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
, termos TEXT NOT NULL DEFAULT '[]', linha TEXT);

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

CREATE TABLE contratos (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT,
  uasg TEXT,
  fornecedor TEXT,                    -- a CNPJ, without punctuation
  valor INTEGER,
  valor_comum INTEGER,                -- a total of several contractors without amounts of their own, in the row of each
  instrumento INTEGER NOT NULL,       -- seq of the first of the rows that share it
  data_assinatura TEXT,
  vigencia_fim TEXT,
  linha BLOB NOT NULL, numero TEXT, ano INTEGER, licitacao TEXT, licitacao_ano INTEGER, processo TEXT, contratante TEXT, contratante_nome TEXT, fornecedor_nome TEXT,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);

CREATE INDEX contratos_in_order ON contratos (key, seq, tipo_instrumento, valor);

CREATE INDEX contratos_by_fornecedor ON contratos (substr(fornecedor, 1, 8), key, seq, fornecedor, tipo_instrumento, valor)
WHERE fornecedor IS NOT NULL;

CREATE INDEX contratos_by_uasg ON contratos (uasg, key, seq, tipo_instrumento, valor) WHERE uasg IS NOT NULL;

CREATE INDEX contratos_by_modalidade ON contratos (modalidade, key, seq, tipo_instrumento, valor)
WHERE modalidade IS NOT NULL;

CREATE INDEX contratos_by_tipo ON contratos (tipo_instrumento, key, seq, valor);

CREATE INDEX contratos_in_common ON contratos
  (key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, data_assinatura,
  vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE TABLE row_readings (
  key INTEGER PRIMARY KEY,            -- of the act
  contratos INTEGER NOT NULL
, pessoal INTEGER, licitacoes INTEGER, sancoes INTEGER, normas INTEGER);

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
, anexar_xlsx INTEGER NOT NULL DEFAULT 0);

CREATE UNIQUE INDEX bulletins_by_chave ON bulletins (conta_id, chave);

CREATE INDEX bulletins_by_account ON bulletins (conta_id, id);

CREATE INDEX bulletins_due ON bulletins (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE bulletin_queue (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  boletim_id TEXT NOT NULL,
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  termos TEXT NOT NULL                -- JSON: the items that the act matches
, linha TEXT);

CREATE INDEX bulletin_queue_by_bulletin ON bulletin_queue (boletim_id, seq);

CREATE INDEX bulletin_queue_by_alert ON bulletin_queue (alerta_id);

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

CREATE INDEX mails_by_issue ON mails (envio_id) WHERE envio_id IS NOT NULL;

CREATE TRIGGER alert_changed
AFTER UPDATE OF
  nome, consulta, termos, listas, filtros, leitura, canais, frequencia, hora, avisar_vazio, ativo, boletins,
  atualizado_em
ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;

CREATE TABLE pessoal (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  secao TEXT NOT NULL,                -- the act's
  tipo_movimentacao TEXT NOT NULL,
  sigla TEXT,                         -- of the level: FCE
  grau TEXT,                          -- the level without its category: FCE 15
  codigo TEXT,                        -- with it: FCE 1.15
  substituto INTEGER NOT NULL,        -- 0 or 1
  nome TEXT,                          -- the person's folded words
  cargo TEXT,                         -- the folded words of the office
  linha BLOB NOT NULL, cargo_efetivo TEXT, unidade TEXT, autoridade_nome TEXT, matricula TEXT, efeito TEXT,                -- the row, packed (gazette/rows/packed-movement.ts), deflated
  PRIMARY KEY (key, seq)
);

CREATE INDEX pessoal_in_order ON pessoal (key, seq, tipo_movimentacao, secao, substituto, sigla, grau, codigo);

CREATE INDEX pessoal_by_tipo ON pessoal (tipo_movimentacao, key, seq, secao, substituto, sigla, grau, codigo);

CREATE INDEX pessoal_by_orgao ON pessoal (orgao, key, seq, tipo_movimentacao, secao, substituto, sigla, grau, codigo);

CREATE INDEX pessoal_by_grau ON pessoal (grau, key, seq, codigo, tipo_movimentacao, secao, substituto, sigla) WHERE grau IS NOT NULL;

CREATE INDEX pessoal_by_sigla ON pessoal (sigla, key, seq, tipo_movimentacao, secao, substituto, grau, codigo) WHERE sigla IS NOT NULL;

CREATE TABLE licitacoes (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  tipo_aviso TEXT NOT NULL,
  modalidade TEXT,
  numero TEXT,                        -- letters and figures alone, without zeros before them
  ano INTEGER,
  uasg TEXT,
  srp INTEGER NOT NULL,               -- 0 or 1
  abertura TEXT,                      -- YYYY-MM-DDTHH:MM, or the day alone
  valor INTEGER,                      -- the estimate
  vencedores TEXT,                    -- CNPJs without punctuation, separated by blanks
  linha BLOB NOT NULL, vencedor_nome TEXT, processo TEXT,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);

CREATE INDEX licitacoes_in_order ON licitacoes (key, seq, tipo_aviso);

CREATE INDEX licitacoes_by_tipo ON licitacoes (tipo_aviso, key, seq);

CREATE INDEX licitacoes_by_orgao ON licitacoes (orgao, key, seq, tipo_aviso);

CREATE INDEX licitacoes_by_modalidade ON licitacoes (modalidade, key, seq, tipo_aviso) WHERE modalidade IS NOT NULL;

CREATE INDEX licitacoes_by_numero ON licitacoes (numero, ano, key, seq, tipo_aviso) WHERE numero IS NOT NULL;

CREATE INDEX licitacoes_by_uasg ON licitacoes (uasg, key, seq, tipo_aviso) WHERE uasg IS NOT NULL;

CREATE INDEX licitacoes_by_abertura ON licitacoes (abertura, key, seq, tipo_aviso, modalidade) WHERE abertura IS NOT NULL;

CREATE INDEX licitacoes_by_srp ON licitacoes (srp, key, seq, tipo_aviso);

CREATE INDEX licitacoes_by_valor ON licitacoes (valor, key, seq, tipo_aviso) WHERE valor IS NOT NULL;

CREATE TABLE act_marks (
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  publicacao_id TEXT NOT NULL,
  lido_em TEXT,                       -- when it was marked as read; NULL: it is not
  guardado_em TEXT,                   -- when it was saved; NULL: it is not
  PRIMARY KEY (pessoa_id, publicacao_id)
) WITHOUT ROWID;

CREATE INDEX act_marks_saved ON act_marks (pessoa_id, guardado_em) WHERE guardado_em IS NOT NULL;

CREATE INDEX act_marks_by_age ON act_marks (lido_em) WHERE guardado_em IS NULL;

CREATE INDEX alert_matches_by_day ON alert_matches (alerta_id, data, publicacao_id, evento_id);

CREATE TABLE section_deliveries (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  first_delivered_at INTEGER,         -- accepted by a receiver; NULL: none was
  last_delivered_at INTEGER,
  last_sent_at INTEGER,               -- when the last first attempt began, whatever became of it
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

CREATE TABLE content_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL
);

CREATE TRIGGER content_added_publications AFTER INSERT ON publications BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_publications AFTER UPDATE ON publications BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_publications AFTER DELETE ON publications BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_publication_versions AFTER INSERT ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_publication_versions AFTER UPDATE ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_publication_versions AFTER DELETE ON publication_versions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_editions AFTER INSERT ON editions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_editions AFTER UPDATE ON editions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_editions AFTER DELETE ON editions BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_edition_sections AFTER INSERT ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_edition_sections AFTER UPDATE ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_edition_sections AFTER DELETE ON edition_sections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_bodies AFTER INSERT ON bodies BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_bodies AFTER UPDATE ON bodies BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_bodies AFTER DELETE ON bodies BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_types AFTER INSERT ON act_types BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_act_types AFTER UPDATE ON act_types BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_act_types AFTER DELETE ON act_types BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_ledger AFTER INSERT ON ledger BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_ledger AFTER UPDATE ON ledger BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_ledger AFTER DELETE ON ledger BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_sources AFTER INSERT ON sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_sources AFTER UPDATE ON sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_sources AFTER DELETE ON sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_source_days AFTER INSERT ON source_days BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_source_days AFTER UPDATE ON source_days BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_source_days AFTER DELETE ON source_days BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_source_files AFTER INSERT ON source_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_source_files AFTER UPDATE ON source_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_source_files AFTER DELETE ON source_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_search_index AFTER INSERT ON search_index BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_search_index AFTER UPDATE ON search_index BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_search_index AFTER DELETE ON search_index BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_citations AFTER INSERT ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_act_citations AFTER UPDATE ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_act_citations AFTER DELETE ON act_citations BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_corrections AFTER INSERT ON corrections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_corrections AFTER UPDATE ON corrections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_corrections AFTER DELETE ON corrections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_sources AFTER INSERT ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_act_sources AFTER UPDATE ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_act_sources AFTER DELETE ON act_sources BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_act_pictures AFTER INSERT ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_act_pictures AFTER UPDATE ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_act_pictures AFTER DELETE ON act_pictures BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_statements AFTER INSERT ON statements BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_statements AFTER UPDATE ON statements BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_statements AFTER DELETE ON statements BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_contratos AFTER INSERT ON contratos BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_contratos AFTER UPDATE ON contratos BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_contratos AFTER DELETE ON contratos BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_pessoal AFTER INSERT ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_pessoal AFTER UPDATE ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_pessoal AFTER DELETE ON pessoal BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_licitacoes AFTER INSERT ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_licitacoes AFTER UPDATE ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_licitacoes AFTER DELETE ON licitacoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_row_readings AFTER INSERT ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_row_readings AFTER UPDATE ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_row_readings AFTER DELETE ON row_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_imported_files AFTER INSERT ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_imported_files AFTER UPDATE ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_imported_files AFTER DELETE ON imported_files BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_rejections AFTER INSERT ON rejections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_rejections AFTER UPDATE ON rejections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_rejections AFTER DELETE ON rejections BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_portal_readings AFTER INSERT ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_portal_readings AFTER UPDATE ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_portal_readings AFTER DELETE ON portal_readings BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_absences AFTER INSERT ON absences BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_absences AFTER UPDATE ON absences BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_absences AFTER DELETE ON absences BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TABLE folders (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX folders_by_account ON folders (conta_id, id);

CREATE TABLE folder_acts (
  pasta_id TEXT NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
  publicacao_id TEXT NOT NULL,
  nota TEXT NOT NULL,
  etiquetas TEXT NOT NULL,            -- JSON list of labels, none with a quote
  responsavel_id TEXT REFERENCES people (id) ON DELETE SET NULL,
  prazo TEXT,                         -- YYYY-MM-DD
  andamento TEXT NOT NULL CHECK (andamento IN ('aberto', 'concluido')),
  guardado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  PRIMARY KEY (pasta_id, publicacao_id)
) WITHOUT ROWID;

CREATE INDEX folder_acts_by_person ON folder_acts (responsavel_id) WHERE responsavel_id IS NOT NULL;

CREATE INDEX attempts_by_mensagem ON attempts (mensagem, iniciada_em) WHERE mensagem IS NOT NULL;

CREATE TABLE daybook_mails (
  pessoa_id TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hora INTEGER NOT NULL,              -- in Brasília, 0 to 23
  due_at INTEGER NOT NULL,            -- when the next one is due; milliseconds since 1970
  told_data TEXT,                     -- the day of the last one; NULL: there was none
  told_total INTEGER,                 -- how many acts it told of
  mailed_at TEXT                      -- when it was written
) WITHOUT ROWID;

CREATE INDEX daybook_mails_due ON daybook_mails (due_at);

CREATE INDEX act_names_by_name ON act_names (name, day);

CREATE TABLE bulletin_pages (
  envio_id TEXT PRIMARY KEY,          -- of the issue, which goes earlier
  boletim_id TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  conteudo BLOB                       -- JSON, deflated; NULL: its account took it back
);

CREATE INDEX bulletin_pages_by_bulletin ON bulletin_pages (boletim_id);

CREATE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, envio, secret, next_secret, next_secret_from, deleted_at
ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

CREATE TABLE mirror_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  origem TEXT NOT NULL,
  lugar TEXT,                -- the cursor in the changes there; NULL: before the first
  completo INTEGER NOT NULL, -- whether it has all that was there when it began
  livro_em TEXT              -- when the whole ledger was copied; NULL: it is to be copied
);

CREATE TABLE sancoes (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  categoria_sancao TEXT NOT NULL,
  situacao_sancao TEXT NOT NULL,
  ambito TEXT NOT NULL,
  sancionado TEXT,                    -- the CNPJ, without punctuation
  valor INTEGER,                      -- of the fine
  inicio TEXT NOT NULL,               -- YYYY-MM-DD, printed or the act's
  fim TEXT,                           -- printed or by the term
  linha BLOB NOT NULL, sancionado_nome TEXT, processo TEXT,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);

CREATE INDEX sancoes_in_order ON sancoes (key, seq, categoria_sancao, valor);

CREATE INDEX sancoes_by_categoria ON sancoes (categoria_sancao, key, seq, valor);

CREATE INDEX sancoes_by_orgao ON sancoes (orgao, key, seq, categoria_sancao, valor);

CREATE INDEX sancoes_by_sancionado ON sancoes (substr(sancionado, 1, 8), key, seq, sancionado, categoria_sancao, valor) WHERE sancionado IS NOT NULL;

CREATE INDEX sancoes_by_valor ON sancoes (valor, key, seq, categoria_sancao) WHERE valor IS NOT NULL;

CREATE INDEX sancoes_by_fim ON sancoes (fim, key, seq, categoria_sancao, valor);

CREATE TRIGGER content_added_sancoes AFTER INSERT ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_sancoes AFTER UPDATE ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_sancoes AFTER DELETE ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TABLE hub_subscriptions (
  subject TEXT PRIMARY KEY,           -- keyed digest of the feed and of the subscriber's address
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  topic BLOB NOT NULL,
  callback BLOB NOT NULL,
  secret BLOB,                        -- NULL: what is sent is not signed
  ends_at INTEGER NOT NULL,           -- milliseconds since 1970, like the others
  sent TEXT NOT NULL,                 -- digest of the feed as the subscriber has it
  failures INTEGER NOT NULL,          -- of the content that it lacks
  due_at INTEGER                      -- when to look at the feed; NULL: when something changes
) WITHOUT ROWID;

CREATE INDEX hub_subscriptions_due ON hub_subscriptions (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX hub_subscriptions_by_chave ON hub_subscriptions (chave_id);

CREATE TABLE hub_requests (
  subject TEXT PRIMARY KEY,
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  topic BLOB NOT NULL,
  callback BLOB NOT NULL,
  secret BLOB,
  mode TEXT NOT NULL CHECK (mode IN ('subscribe', 'unsubscribe')),
  lease_seconds INTEGER NOT NULL,
  seen TEXT NOT NULL,                 -- digest of the feed when it was asked
  due_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX hub_requests_by_chave ON hub_requests (chave_id);

CREATE TABLE hub_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seen TEXT NOT NULL,                 -- what was the newest change, and what indices had applied
  seen_at INTEGER NOT NULL
);

CREATE TABLE mirror_unseen (key INTEGER PRIMARY KEY);

CREATE TABLE push_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  sealed BLOB NOT NULL
);

CREATE TABLE normas (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  especie TEXT NOT NULL,
  numero TEXT,                        -- digits
  ano INTEGER,
  vigor TEXT,                         -- YYYY-MM-DD, when it comes into force
  linha BLOB NOT NULL,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);

CREATE INDEX normas_in_order ON normas (key, seq, especie);

CREATE INDEX normas_by_especie ON normas (especie, key, seq);

CREATE INDEX normas_by_orgao ON normas (orgao, key, seq, especie);

CREATE INDEX normas_by_numero ON normas (numero, ano, key, seq, especie) WHERE numero IS NOT NULL;

CREATE INDEX normas_by_vigor ON normas (vigor, key, seq, especie) WHERE vigor IS NOT NULL;

CREATE TABLE normas_tocadas (
  norma TEXT NOT NULL,                -- as `norma:` of queries: lei_8112_1990
  efeito TEXT NOT NULL,
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (norma, efeito, key, seq)
) WITHOUT ROWID;

CREATE INDEX normas_tocadas_by_act ON normas_tocadas (key);

CREATE TRIGGER content_added_normas AFTER INSERT ON normas BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_normas AFTER UPDATE ON normas BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_normas AFTER DELETE ON normas BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_added_normas_tocadas AFTER INSERT ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_normas_tocadas AFTER UPDATE ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_normas_tocadas AFTER DELETE ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;

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

CREATE TABLE contratos_por_dia (
  dia INTEGER NOT NULL,               -- key / 2^20
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais
  PRIMARY KEY (dia, tipo_instrumento, modalidade)
) WITHOUT ROWID;

CREATE TABLE contratos_por_orgao (
  orgao TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,
  PRIMARY KEY (orgao, tipo_instrumento, modalidade)
) WITHOUT ROWID;

CREATE TRIGGER contratos_added_up AFTER INSERT ON contratos BEGIN
  INSERT INTO contratos_por_dia
  VALUES (NEW.key / 1048576, NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1,
    (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0) + CASE WHEN NEW.seq = NEW.instrumento THEN coalesce(NEW.valor_comum, 0) ELSE 0 END)
  ON CONFLICT (dia, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
  INSERT INTO contratos_por_orgao
  VALUES (NEW.orgao, NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1,
    (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0) + CASE WHEN NEW.seq = NEW.instrumento THEN coalesce(NEW.valor_comum, 0) ELSE 0 END)
  ON CONFLICT (orgao, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;

CREATE TRIGGER contratos_taken_off AFTER DELETE ON contratos BEGIN
  UPDATE contratos_por_dia
  SET linhas = linhas - 1,
    com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - (coalesce(OLD.valor, 0) + CASE WHEN OLD.seq = OLD.instrumento THEN coalesce(OLD.valor_comum, 0) ELSE 0 END)
  WHERE dia = OLD.key / 1048576 AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
  UPDATE contratos_por_orgao
  SET linhas = linhas - 1,
    com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - (coalesce(OLD.valor, 0) + CASE WHEN OLD.seq = OLD.instrumento THEN coalesce(OLD.valor_comum, 0) ELSE 0 END)
  WHERE orgao = OLD.orgao AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;

CREATE INDEX contratos_in_common_by_orgao ON contratos
  (orgao, key, instrumento, valor_comum, tipo_instrumento, modalidade, uasg, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE INDEX contratos_in_common_by_uasg ON contratos
  (uasg, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE INDEX contratos_in_common_by_fornecedor ON contratos
  (substr(fornecedor, 1, 8), key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor,
  data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE TABLE hidden_rows (
  id TEXT PRIMARY KEY,
  linha_id TEXT NOT NULL,             -- as it was when it was hidden
  publicacao_id TEXT NOT NULL,        -- the act may leave and come back
  tabela TEXT NOT NULL,
  lugar INTEGER NOT NULL,             -- its place among the act's rows then
  dito TEXT NOT NULL,                 -- a digest of what it says
  sobre TEXT,                         -- a digest of whom it is about; NULL: nobody is printed
  da_origem INTEGER NOT NULL,         -- whether the archive that this one follows hides it
  motivo TEXT NOT NULL,
  oculta_em TEXT NOT NULL,
  oculta_por TEXT NOT NULL,
  mostrada_em TEXT,                   -- NULL: it is hidden
  mostrada_por TEXT,
  motivo_mostrada TEXT
) WITHOUT ROWID;

CREATE INDEX hidden_rows_by_act ON hidden_rows (publicacao_id) WHERE mostrada_em IS NULL;

CREATE TRIGGER content_added_hidden_rows AFTER INSERT ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_changed_hidden_rows AFTER UPDATE ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TRIGGER content_removed_hidden_rows AFTER DELETE ON hidden_rows BEGIN UPDATE content_version SET number = number + 1; END;

CREATE TABLE contratos_por_assinatura (
  data_assinatura TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (data_assinatura, tipo_instrumento, modalidade)
) WITHOUT ROWID;

CREATE TABLE contratos_por_vigencia_fim (
  vigencia_fim TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (vigencia_fim, tipo_instrumento, modalidade)
) WITHOUT ROWID;

CREATE TABLE contratos_por_faixa (
  faixa INTEGER NOT NULL,               -- digits of the amount in cents * 100 + the first two; 0: less than nothing
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (faixa, tipo_instrumento, modalidade)
) WITHOUT ROWID;

CREATE TRIGGER contratos_added_by_assinatura AFTER INSERT ON contratos WHEN NEW.data_assinatura IS NOT NULL BEGIN
  INSERT INTO contratos_por_assinatura
  VALUES (NEW.data_assinatura,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (data_assinatura, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;

CREATE TRIGGER contratos_taken_off_by_assinatura AFTER DELETE ON contratos WHEN OLD.data_assinatura IS NOT NULL BEGIN
  UPDATE contratos_por_assinatura
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE data_assinatura = OLD.data_assinatura
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;

CREATE TRIGGER contratos_added_by_vigencia_fim AFTER INSERT ON contratos WHEN NEW.vigencia_fim IS NOT NULL BEGIN
  INSERT INTO contratos_por_vigencia_fim
  VALUES (NEW.vigencia_fim,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (vigencia_fim, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;

CREATE TRIGGER contratos_taken_off_by_vigencia_fim AFTER DELETE ON contratos WHEN OLD.vigencia_fim IS NOT NULL BEGIN
  UPDATE contratos_por_vigencia_fim
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE vigencia_fim = OLD.vigencia_fim
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;

CREATE TRIGGER contratos_added_by_faixa AFTER INSERT ON contratos WHEN NEW.valor IS NOT NULL BEGIN
  INSERT INTO contratos_por_faixa
  VALUES (CASE WHEN NEW.valor < 0 THEN 0 ELSE length(NEW.valor) * 100 + CAST(substr(NEW.valor, 1, 2) AS INTEGER) END,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (faixa, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;

CREATE TRIGGER contratos_taken_off_by_faixa AFTER DELETE ON contratos WHEN OLD.valor IS NOT NULL BEGIN
  UPDATE contratos_por_faixa
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE faixa = CASE WHEN OLD.valor < 0 THEN 0 ELSE length(OLD.valor) * 100 + CAST(substr(OLD.valor, 1, 2) AS INTEGER) END
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;

CREATE INDEX contratos_in_common_by_assinatura ON contratos
  (data_assinatura, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE INDEX contratos_in_common_by_vigencia_fim ON contratos
  (vigencia_fim, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, data_assinatura)
WHERE valor_comum IS NOT NULL;

CREATE INDEX contratos_by_valor ON contratos (valor, key, seq, tipo_instrumento, modalidade) WHERE valor IS NOT NULL;

CREATE INDEX contratos_by_orgao ON contratos
  (orgao, key, seq, tipo_instrumento, valor, modalidade, data_assinatura, vigencia_fim);

CREATE INDEX contratos_by_assinatura ON contratos (data_assinatura, key, seq, tipo_instrumento, valor, modalidade)
WHERE data_assinatura IS NOT NULL;

CREATE INDEX contratos_by_vigencia_fim ON contratos (vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

CREATE TRIGGER publication_added AFTER INSERT ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  DELETE FROM index_rebuild_changes WHERE key = new.key;
  INSERT INTO index_rebuild_changes (key) VALUES (new.key);
END;

CREATE TRIGGER publication_erased AFTER DELETE ON publications
WHEN EXISTS (SELECT 1 FROM index_rebuild)
BEGIN
  DELETE FROM index_rebuild_changes WHERE key = old.key;
  INSERT INTO index_rebuild_changes (key) VALUES (old.key);
END;

CREATE INDEX contratos_by_numero ON contratos (numero, ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE numero IS NOT NULL;

CREATE INDEX contratos_by_licitacao ON contratos (licitacao, licitacao_ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE licitacao IS NOT NULL;

CREATE INDEX contratos_by_processo ON contratos (processo, key, seq, tipo_instrumento, valor, valor_comum)
WHERE processo IS NOT NULL;

CREATE INDEX contratos_by_contratante ON contratos
  (substr(contratante, 1, 8), key, seq, contratante, tipo_instrumento, valor, valor_comum)
WHERE contratante IS NOT NULL;

CREATE INDEX licitacoes_by_processo ON licitacoes (processo, key, seq, tipo_aviso)
WHERE processo IS NOT NULL;

CREATE INDEX sancoes_by_processo ON sancoes (processo, key, seq, categoria_sancao, valor)
WHERE processo IS NOT NULL;

CREATE INDEX pessoal_by_matricula ON pessoal (matricula, key, seq, tipo_movimentacao)
WHERE matricula IS NOT NULL;

CREATE INDEX pessoal_by_efeito ON pessoal (efeito, key, seq, tipo_movimentacao, orgao)
WHERE efeito IS NOT NULL;

CREATE INDEX contratos_by_orgao_and_valor ON contratos (orgao, valor, key, seq, tipo_instrumento, modalidade)
WHERE valor IS NOT NULL;

CREATE INDEX contratos_by_orgao_and_vigencia_fim ON contratos
  (orgao, vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

INSERT INTO monitor_progress (id, seq) VALUES (1, 0);

INSERT INTO write_probe (id, turn) VALUES (1, 0);

INSERT INTO audit_retention (id, days) VALUES (1, 730);

INSERT INTO content_version (id, number) VALUES (1, 0);

PRAGMA user_version = 79;
