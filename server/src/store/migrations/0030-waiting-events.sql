-- Events that an account is told of in its turn, so that one to whom very much is to be told delays no other.
CREATE TABLE waiting_events (
  conta_id TEXT NOT NULL,
  seq INTEGER NOT NULL, -- of the event
  PRIMARY KEY (conta_id, seq)
) WITHOUT ROWID;
