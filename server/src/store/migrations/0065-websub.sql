-- Who is sent a feed when it changes (WebSub, ADR 124). The address of a feed has its key, so it is sealed.
CREATE TABLE hub_subscriptions (
  subject TEXT PRIMARY KEY,           -- keyed digest of the feed and of the subscriber's address
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  topic BLOB NOT NULL,
  callback BLOB NOT NULL,
  secret BLOB,                        -- NULL: what is sent is not signed
  ends_at INTEGER NOT NULL,           -- milliseconds since 1970, like the others
  sent TEXT NOT NULL,                 -- digest of the feed as the subscriber has it
  failures INTEGER NOT NULL,          -- of the content that it lacks
  due_at INTEGER                      -- when to look at the feed; NULL: when something changes
) WITHOUT ROWID;
CREATE INDEX hub_subscriptions_due ON hub_subscriptions (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX hub_subscriptions_by_chave ON hub_subscriptions (chave_id);

-- What somebody asked of the hub, until the subscriber has confirmed it.
CREATE TABLE hub_requests (
  subject TEXT PRIMARY KEY,
  chave_id TEXT NOT NULL REFERENCES api_keys (id),
  topic BLOB NOT NULL,
  callback BLOB NOT NULL,
  secret BLOB,
  mode TEXT NOT NULL CHECK (mode IN ('subscribe', 'unsubscribe')),
  lease_seconds INTEGER NOT NULL,
  seen TEXT NOT NULL,                 -- digest of the feed when it was asked
  due_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX hub_requests_by_chave ON hub_requests (chave_id);

-- Up to where of the gazette's changes subscriptions were told to look at their feeds.
CREATE TABLE hub_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seen TEXT NOT NULL,                 -- what was the newest change, and what indices had applied
  seen_at INTEGER NOT NULL
);
