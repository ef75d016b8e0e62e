-- What anybody reads of a bulletin who has the link of its mail, for as long as the bulletin lives.
CREATE TABLE bulletin_pages (
  envio_id TEXT PRIMARY KEY,          -- of the issue, which goes earlier
  boletim_id TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  conteudo BLOB                       -- JSON, deflated; NULL: its account took it back
);
CREATE INDEX bulletin_pages_by_bulletin ON bulletin_pages (boletim_id);
