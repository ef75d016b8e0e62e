-- Pictures of acts, from zips that have them. Each belongs to the present version of its act.
CREATE TABLE act_pictures (
  key BIGINT NOT NULL,               -- of the act
  nome TEXT COLLATE "C" NOT NULL,     -- as the act names it
  tipo TEXT COLLATE "C" NOT NULL CHECK (tipo IN ('png', 'jpeg', 'gif')),
  largura BIGINT NOT NULL,            -- in pixels
  altura BIGINT NOT NULL,
  sha256 BYTEA NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (key, nome)
);
