import { setTimeout as pause } from 'node:timers/promises'
import { round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Engines } from './engines.ts'

const LOOK_MS = 50

/**
 * How long a monitor takes to create deliveries of this many acts, each of which concerns every
 * webhook.
 */
export async function fanOut(engines: Engines, acts: number): Promise<string> {
  const { pool } = engines
  progress('Making deliveries')
  const count = async (of: string) =>
    Number((await pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${of}`)).rows[0]!.n)
  const webhooks = await count('webhooks')
  await using running = await engines.start('monitor', 1)
  const [monitor] = running.processes
  const before = await count('deliveries')
  await publish(engines, 1) // its first reads are done by now
  while ((await count('deliveries')) < before + webhooks) await pause(LOOK_MS)
  const begun = { ...engines.cpu(), monitor: monitor!.cpuSeconds(), at: performance.now() }
  await publish(engines, acts)
  const wanted = before + (1 + acts) * webhooks
  while ((await count('deliveries')) < wanted) await pause(LOOK_MS)
  const ended = { ...engines.cpu(), monitor: monitor!.cpuSeconds(), at: performance.now() }
  const made = acts * webhooks
  const each = (part: 'monitor' | 'postgres') => round(((ended[part] - begun[part]) * 1_000) / made)
  return table(
    [
      `${round(made)} deliveries made of ${round(acts)} acts`,
      'deliveries/s',
      'ms of processor time a delivery: monitor',
      'PostgreSQL',
    ],
    [
      [
        'one monitor',
        round((made * 1_000) / (ended.at - begun.at)),
        each('monitor'),
        each('postgres'),
      ],
    ],
  )
}

/** Creates an event for each of some acts. */
async function publish({ pool }: Engines, acts: number): Promise<void> {
  await pool.query(
    `INSERT INTO events (id, tipo, criado_em, dados)
     SELECT 'evt_' || gen_random_uuid(), 'publicacao.nova',
       to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       json_build_object('publicacao', id)::text
     FROM (SELECT id FROM publications ORDER BY key DESC LIMIT $1) AS newest`,
    [acts],
  )
}
