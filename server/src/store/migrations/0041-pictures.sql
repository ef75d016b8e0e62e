-- Pictures of acts, from zips that have them. Each belongs to the present version of its act.
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
