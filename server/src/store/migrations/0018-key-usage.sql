-- Requests with a key, a day of Brasília each; kept for 13 months.
CREATE TABLE key_usage (
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  data TEXT NOT NULL,
  requisicoes INTEGER NOT NULL,
  limitadas INTEGER NOT NULL,         -- those of them that were one too many
  PRIMARY KEY (chave_id, data)
) WITHOUT ROWID;

CREATE INDEX key_usage_by_age ON key_usage (data);
