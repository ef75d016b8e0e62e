-- The secret of a person's authenticator app, sealed; asked for once segundo_fator_em is set.
ALTER TABLE people ADD COLUMN totp_secret BLOB;
-- The last step whose code was used: none is good twice.
ALTER TABLE people ADD COLUMN totp_step INTEGER;

-- What lets a person in without the app, once each.
CREATE TABLE recovery_codes (
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  hash BLOB NOT NULL,                 -- SHA-256
  PRIMARY KEY (pessoa_id, hash)
) WITHOUT ROWID;

-- Links in mails to a person: a new password, or the proof of an address.
CREATE TABLE person_links (
  token_hash BLOB PRIMARY KEY,        -- SHA-256
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  finalidade TEXT NOT NULL CHECK (finalidade IN ('senha', 'email')),
  email TEXT NOT NULL,                -- where it was sent, as lib/text/email-address.ts keeps it
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  UNIQUE (pessoa_id, finalidade)      -- the last one counts
) WITHOUT ROWID;

-- When somebody last asked for mails to an address, by a digest of it, so that nobody's mailbox is filled.
CREATE TABLE asked_mails (
  subject BLOB PRIMARY KEY,
  asked_at INTEGER NOT NULL           -- milliseconds since 1970
) WITHOUT ROWID;

-- What the link of a mail to a person carries, sealed until it is sent.
ALTER TABLE mails ADD COLUMN secret BLOB;
