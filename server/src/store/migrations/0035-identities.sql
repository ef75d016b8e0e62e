-- Who people are at a provider of identities (OpenID Connect), through which they come in.
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
