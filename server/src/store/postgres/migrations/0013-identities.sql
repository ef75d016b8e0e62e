-- Who people are at a provider of identities (OpenID Connect), through which they come in.
CREATE TABLE identities (
  id TEXT COLLATE "C" PRIMARY KEY, -- idt_ + ULID
  pessoa_id TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  emissor TEXT COLLATE "C" NOT NULL, -- the issuer, as it calls itself
  assunto TEXT COLLATE "C" NOT NULL, -- the subject: of gov.br, a CPF
  email TEXT COLLATE "C", -- what the issuer called them when they were linked
  vinculada_em TEXT COLLATE "C" NOT NULL,
  UNIQUE (emissor, assunto),
  UNIQUE (pessoa_id, emissor)
);
