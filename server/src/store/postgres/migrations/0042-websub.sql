-- Who is sent a feed when it changes (WebSub, ADR 124). The address of a feed has its key, so it is sealed.
CREATE TABLE hub_subscriptions (
  subject TEXT COLLATE "C" PRIMARY KEY, -- keyed digest of the feed and of the subscriber's address
  chave_id TEXT COLLATE "C" NOT NULL REFERENCES api_keys (id),
  topic BYTEA NOT NULL,
  callback BYTEA NOT NULL,
  secret BYTEA,                         -- NULL: what is sent is not signed
  ends_at BIGINT NOT NULL,              -- milliseconds since 1970, like the others
  sent TEXT COLLATE "C" NOT NULL,       -- digest of the feed as the subscriber has it
  failures BIGINT NOT NULL,             -- of the content that it lacks
  due_at BIGINT                         -- when to look at the feed; NULL: when something changes
);
CREATE INDEX hub_subscriptions_due ON hub_subscriptions (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX hub_subscriptions_by_chave ON hub_subscriptions (chave_id);

-- What somebody asked of the hub, until the subscriber has confirmed it.
CREATE TABLE hub_requests (
  subject TEXT COLLATE "C" PRIMARY KEY,
  chave_id TEXT COLLATE "C" NOT NULL REFERENCES api_keys (id),
  topic BYTEA NOT NULL,
  callback BYTEA NOT NULL,
  secret BYTEA,
  mode TEXT COLLATE "C" NOT NULL CHECK (mode IN ('subscribe', 'unsubscribe')),
  lease_seconds BIGINT NOT NULL,
  seen TEXT COLLATE "C" NOT NULL,       -- digest of the feed when it was asked
  due_at BIGINT NOT NULL
);
CREATE INDEX hub_requests_by_chave ON hub_requests (chave_id);

-- Up to where of the gazette's changes subscriptions were told to look at their feeds.
CREATE TABLE hub_progress (
  id BIGINT PRIMARY KEY CHECK (id = 1),
  seen TEXT COLLATE "C" NOT NULL,       -- what was the newest change, and what indices had applied
  seen_at BIGINT NOT NULL
);
