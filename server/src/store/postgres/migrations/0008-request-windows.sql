-- How many requests a client has sent to all processes within its minute. Unlogged: a server that crashes begins to
-- count anew.
CREATE UNLOGGED TABLE request_windows (
  client TEXT COLLATE "C" PRIMARY KEY,
  taken BIGINT NOT NULL,
  -- Milliseconds since 1970, by the server's clock.
  ends_at BIGINT NOT NULL
) WITH (fillfactor = 50);
