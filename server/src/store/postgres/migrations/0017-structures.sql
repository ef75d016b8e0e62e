-- The blocks of an act as its source sets them, deflated. NULL: of an older program.
ALTER TABLE publications ADD COLUMN estrutura BYTEA;
