-- When the first text of an act came in; last, as 0013 tells. NULL: before this was written down.
ALTER TABLE publications ADD COLUMN recebida_em TEXT;
