-- The blocks of an act as its source sets them, deflated; last, as 0013 tells. NULL: of an older program.
ALTER TABLE publications ADD COLUMN estrutura BLOB;
