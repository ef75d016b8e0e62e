-- What receipts are made from: when a section came in, and whether anybody could be told of it.
ALTER TABLE ledger ADD COLUMN begun_at TEXT;       -- when the first of its acts was written
ALTER TABLE ledger ADD COLUMN whole_at TEXT;       -- when it was first in whole
ALTER TABLE ledger ADD COLUMN in_silence INTEGER NOT NULL DEFAULT 0; -- acts of it came without events

-- Of what is in, only what the collector brought is known to have been told.
UPDATE ledger SET
  begun_at = primeira_em,
  whole_at = CASE WHEN estado = 'completa' THEN ultima_em END,
  in_silence = NOT EXISTS (
    SELECT 1 FROM source_files f
    WHERE f.data = ledger.data AND f.pub_name = ledger.pub_name AND f.taken_at IS NOT NULL)
WHERE publicacoes > 0;

-- Whether its mailboxes are told, too, when an edition has nothing for an alert.
ALTER TABLE alerts ADD COLUMN avisar_vazio INTEGER NOT NULL DEFAULT 0;
