import type pg from 'pg'

/**
 * Watches, inside the database, that nobody writes under a lease without holding it. Every process
 * connects under its own name, so each write shows its process; `holders` has the last process that
 * acquired each lease. It also records exactly which deliveries were in flight when something happened:
 * each may be received twice. Manual imports need no lease; otherwise only the collector inserts acts.
 */
const AUDIT = `
CREATE SCHEMA audit;
CREATE TABLE audit.holders (lease TEXT PRIMARY KEY, process TEXT NOT NULL, expires_at TEXT NOT NULL);
CREATE TABLE audit.stale_writes (lease TEXT, process TEXT, what TEXT, at TIMESTAMPTZ DEFAULT clock_timestamp());
CREATE TABLE audit.claims (delivery TEXT PRIMARY KEY, process TEXT NOT NULL, at TIMESTAMPTZ NOT NULL);
CREATE TABLE audit.lost_claims (process TEXT, claimed_at TIMESTAMPTZ, at TIMESTAMPTZ DEFAULT clock_timestamp());
CREATE FUNCTION audit.process() RETURNS text LANGUAGE sql AS
  $$ SELECT current_setting('application_name') $$;

CREATE FUNCTION audit.follow_lease() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR new.fence <> old.fence THEN
    INSERT INTO audit.holders VALUES (new.name, audit.process(), new.expires_at)
    ON CONFLICT (lease) DO UPDATE SET process = excluded.process, expires_at = excluded.expires_at;
  ELSE
    UPDATE audit.holders SET expires_at = new.expires_at WHERE lease = new.name;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION audit.follow_lease();

CREATE FUNCTION audit.expect(held text, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT process FROM audit.holders WHERE lease = held) IS DISTINCT FROM audit.process() THEN
    INSERT INTO audit.stale_writes (lease, process, what) VALUES (held, audit.process(), what);
  END IF;
END $$;

CREATE FUNCTION audit.delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status = 'enviando' AND old.status <> 'enviando' THEN
    PERFORM audit.expect(new.claimed_by, 'claim');
    INSERT INTO audit.claims VALUES (new.id, audit.process(), clock_timestamp())
    ON CONFLICT (delivery) DO UPDATE SET process = excluded.process, at = excluded.at;
  ELSIF old.status = 'enviando' AND new.tentativas > old.tentativas THEN
    PERFORM audit.expect(old.claimed_by, 'result');
  ELSIF old.status = 'enviando' AND new.status <> 'enviando' THEN
    INSERT INTO audit.lost_claims SELECT process, at FROM audit.claims WHERE delivery = new.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER UPDATE ON deliveries FOR EACH ROW EXECUTE FUNCTION audit.delivery();

CREATE FUNCTION audit.fan_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit.expect('monitor', 'fan-out');
  RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER UPDATE ON monitor_progress FOR EACH ROW EXECUTE FUNCTION audit.fan_out();

CREATE FUNCTION audit.act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF audit.process() LIKE 'coletor%' THEN PERFORM audit.expect('coletor', 'act'); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER INSERT ON publications FOR EACH ROW EXECUTE FUNCTION audit.act();

CREATE FUNCTION audit.watermark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit.expect('indexador ' || new.generation, 'watermark');
  RETURN NULL;
END $$;
CREATE TRIGGER audit AFTER UPDATE ON search_indices FOR EACH ROW EXECUTE FUNCTION audit.watermark();
`

/** A lease, and which process acquired it last. */
export interface Held {
  lease: string
  process: string
  /** When it ends unless it is renewed, ms since 1970. */
  expiresAt: number
}

export async function installAudit(pool: pg.Pool): Promise<void> {
  await pool.query(AUDIT)
}

export async function holders(pool: pg.Pool): Promise<Held[]> {
  const { rows } = await pool.query<{ lease: string; process: string; expires_at: string }>(
    'SELECT lease, process, expires_at FROM audit.holders',
  )
  return rows.map(({ lease, process, expires_at }) => ({
    lease,
    process,
    expiresAt: Date.parse(expires_at) || 0,
  }))
}

/**
 * A delivery in flight when something happened to it: it became due again without a result. ms
 * since 1970.
 */
export interface LostClaim {
  /** The process that had claimed it. */
  process: string
  claimedAt: number
  lostAt: number
}

export async function lostClaims(pool: pg.Pool): Promise<LostClaim[]> {
  const { rows } = await pool.query<{ process: string; claimed_at: Date; at: Date }>(
    'SELECT process, claimed_at, at FROM audit.lost_claims',
  )
  return rows.map(({ process, claimed_at, at }) => ({
    process,
    claimedAt: claimed_at.getTime(),
    lostAt: at.getTime(),
  }))
}

/** Writes by processes that did not hold the lease. */
export async function staleWrites(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ said: string }>(
    `SELECT process || ': ' || what || ' under ' || lease || ' at ' || at AS said FROM audit.stale_writes`,
  )
  return rows.map(({ said }) => said)
}
