-- Whether what is new in a file that was sent becomes events: not so when the past is filled in.
ALTER TABLE uploads ADD COLUMN notificar INTEGER NOT NULL DEFAULT 0;
