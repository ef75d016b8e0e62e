-- Names that cross the wire are Portuguese, as in the contract; the others are English.

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
);

CREATE INDEX publications_by_edition ON publications (data_publicacao, edicao, secao);

-- What an act was before it changed; the current version is in publications.
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

-- Distinct values, for suggestions when a filter names one that does not exist.
CREATE TABLE bodies (orgao TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE act_types (tipo_ato TEXT PRIMARY KEY) WITHOUT ROWID;

-- The ledger: what is known of every (date, section as the source names it).
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
  ultimo_erro TEXT,
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

-- Articles that could not be read, by the file they came in.
CREATE TABLE rejections (
  arquivo TEXT NOT NULL,
  artigo TEXT NOT NULL,
  motivo TEXT NOT NULL,
  em TEXT NOT NULL,
  PRIMARY KEY (arquivo, artigo)
) WITHOUT ROWID;

-- The outbox of facts, in the order of their commits.
CREATE TABLE events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  tipo TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  dados TEXT NOT NULL                 -- JSON
);

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  nome TEXT NOT NULL,
  email TEXT NOT NULL,
  criado_em TEXT NOT NULL
) WITHOUT ROWID;

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
) WITHOUT ROWID;
