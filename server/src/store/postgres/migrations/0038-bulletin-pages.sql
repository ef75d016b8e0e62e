-- What anybody reads of a bulletin who has the link of its mail, for as long as the bulletin lives.
CREATE TABLE bulletin_pages (
  envio_id TEXT COLLATE "C" PRIMARY KEY, -- of the issue, which goes earlier
  boletim_id TEXT COLLATE "C" NOT NULL,
  criado_em TEXT COLLATE "C" NOT NULL,
  conteudo BYTEA                         -- JSON, deflated; NULL: its account took it back
);
CREATE INDEX bulletin_pages_by_bulletin ON bulletin_pages (boletim_id);
