-- The private key by which push services know whose messages to a browser are (ADR 113); one for the installation.
CREATE TABLE push_keys (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  sealed BYTEA NOT NULL
);
