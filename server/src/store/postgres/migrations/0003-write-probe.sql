-- Changed to see whether the database takes writes.
CREATE TABLE write_probe (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  turn BIGINT NOT NULL
);
INSERT INTO write_probe VALUES (1, 0);
