-- Corrections that are linked with their originals when a file is whole: an act that only resembles
-- the original may come before it.
CREATE TABLE unsettled_corrections (
  arquivo TEXT COLLATE "C" NOT NULL, -- the file whose acts they are, or whose acts they may speak of
  key BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  since TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (arquivo, key, seq)
);
