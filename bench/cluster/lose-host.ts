import { setTimeout as pause } from 'node:timers/promises'
import { UNATTENDED } from '../../server/src/cluster/open-cluster.ts'
import { openPostgres } from '../../server/src/store/postgres/open.ts'
import { row, text } from '../../server/src/store/rows.ts'
import type { FailoverWorld, Host } from './failover-world.ts'

const WRITERS = 4
/** Writing goes on for this long before the machine is lost. */
const CALM_MS = 3_000
const LOOK_MS = 20
const INSERT = 'INSERT INTO accounts (id, nome, email, criado_em) VALUES ($1, $1, $1, $1)'

export interface LostHost {
  /** From the loss until Patroni has another server that takes writes, in ms. */
  promotedMs: number
  /** From the loss until the next write was acknowledged, in ms. */
  writtenMs: number
  /** How many writes were acknowledged. */
  written: number
  /** Those that are not there in the end. */
  missing: string[]
}

/** Freezes the machine of the primary while writers write through an address, and wakes it once they go on. */
export async function loseHost(
  { hosts, addresses }: FailoverWorld,
  name: keyof FailoverWorld['addresses'],
): Promise<LostHost> {
  const primary = await primaryOf(hosts)
  const other = hosts.find((host) => host !== primary)!
  const options = { connections: WRITERS, patience: UNATTENDED }
  const postgres = await openPostgres(addresses[name], options)
  const written: { id: string; at: number }[] = []
  const over = new AbortController()
  const write = async (writer: number) => {
    for (let n = 0; !over.signal.aborted; n++) {
      const id = `${name} ${primary.name} ${Date.now()} ${writer} ${n}`
      const done = await postgres.sql.run(INSERT, [id]).catch(() => 0) // it may be there or not
      if (done > 0) written.push({ id, at: performance.now() })
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  await pause(CALM_MS)
  primary.freeze()
  const frozenAt = performance.now()
  while (!(await other.isPrimary())) await pause(LOOK_MS)
  const promotedAt = performance.now()
  const after = () => written.find(({ at }) => at > promotedAt)
  while (after() === undefined) await pause(LOOK_MS)
  over.abort()
  await writing
  primary.thaw()
  while (!(await primary.isReady())) await pause(LOOK_MS)
  const ids = written.map(({ id }) => id)
  const asked = `SELECT id FROM accounts WHERE ${postgres.sql.dialect.isAnyOf('id', '$1')}`
  const found = await postgres.sql.all(row({ id: text }), asked, [ids])
  await postgres.close()
  const there = new Set(found.map(({ id }) => id))
  return {
    promotedMs: promotedAt - frozenAt,
    writtenMs: after()!.at - frozenAt,
    written: ids.length,
    missing: ids.filter((id) => !there.has(id)),
  }
}

async function primaryOf(hosts: Host[]): Promise<Host> {
  for (;;) for (const host of hosts) if (await host.isPrimary()) return host
}
