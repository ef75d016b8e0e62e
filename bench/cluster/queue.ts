import type pg from 'pg'

const BODY_BYTES = 1_000

/** Deliveries inserted together: those with a higher number. */
interface Queued {
  after: number
}

/** Inserts deliveries into the queue in one statement, evenly over all webhooks, due at once. */
export async function enqueue(pool: pg.Pool, count: number): Promise<Queued> {
  const { rows } = await pool.query<{ seq: string }>(
    'SELECT coalesce(max(seq), 0) AS seq FROM deliveries',
  )
  await insert(
    pool,
    count,
    "'pendente', (extract(epoch FROM clock_timestamp()) * 1000)::bigint, NULL",
  )
  return { after: Number(rows[0]!.seq) }
}

/** Inserts finished deliveries into the queue, some hundred thousand at a time. */
export async function addFinished(pool: pg.Pool, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 200_000)
    await insert(pool, Math.min(left, 200_000), "'entregue', NULL, to_char(now(), 'YYYY-MM-DD')")
  await pool.query('ANALYZE deliveries')
}

/**
 * The number of undelivered ones among them. Counting all would read what an open transaction keeps
 * alive.
 */
export async function open(pool: pg.Pool, { after }: Queued): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    "SELECT count(*) AS n FROM deliveries WHERE seq > $1 AND status IN ('pendente', 'enviando')",
    [after],
  )
  return Number(rows[0]!.n)
}

async function insert(pool: pg.Pool, count: number, state: string): Promise<void> {
  await pool.query(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, concluido_em,
       criado_em, body)
     SELECT 'dlv_' || gen_random_uuid(), 'evt_' || gen_random_uuid(), hooks.ids[1 + n % hooks.count],
       'publicacao.nova', 'automatica', ${state}, to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       convert_to(repeat('x', ${BODY_BYTES}), 'UTF8')
     FROM generate_series(0, $1::int - 1) AS n,
       (SELECT array_agg(id ORDER BY id) AS ids, count(*)::int AS count FROM webhooks) AS hooks`,
    [count],
  )
}
