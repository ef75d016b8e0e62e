-- The private key by which push services know whose messages to a browser are (ADR 113); one for the installation.
CREATE TABLE push_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  sealed BLOB NOT NULL
);
