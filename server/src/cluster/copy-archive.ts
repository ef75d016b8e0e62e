import { Problem } from '../lib/errors/problem.ts'
import type { MoveSource } from '../store/move/source.ts'
import { MOVED_TABLES } from '../store/move/tables.ts'
import type { MoveTarget } from '../store/move/target.ts'

export interface CopyOptions {
  signal: AbortSignal
  onProgress(rowsDone: number, rows: number): void
}

/** The amount of copied data. */
export interface Moved {
  publicacoes: number
  contas: number
  webhooks: number
  entregas: number
  /** Rows of all tables. */
  linhas: number
}

/**
 * Copies an archive from one database to the other, or goes on with it, and counts both sides; the target is not
 * finished by this.
 * @throws Problem `conflito` as {@link MoveTarget.begin}, or if the counts differ; the reason of `signal`, once it aborts
 */
export async function copyArchive(
  source: MoveSource,
  target: MoveTarget,
  { signal, onProgress }: CopyOptions,
): Promise<Moved> {
  await target.begin(source.state)
  const all = [...source.counts.values()].reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const table of MOVED_TABLES) {
    const before = await target.after(table)
    done += before?.count ?? 0
    for await (const batch of source.batches(table, before?.last ?? null)) {
      signal.throwIfAborted()
      await target.add(table, batch)
      onProgress((done += batch.count), all)
    }
  }
  for (const { table, highest } of source.numbers.filter(({ table }) => isMoved(table)))
    await target.setNumber(table, highest)
  const counted = new Map<string, number>()
  for (const [table, count] of source.counts) {
    counted.set(table, await target.count(table))
    if (counted.get(table) !== count) throw different(table, count, counted.get(table)!)
  }
  const of = (table: string) => counted.get(table) ?? 0
  return {
    publicacoes: of('publications'),
    contas: of('accounts'),
    webhooks: of('webhooks'),
    entregas: of('deliveries'),
    linhas: all,
  }
}

function isMoved(table: string): boolean {
  return MOVED_TABLES.some((moved) => moved === table)
}

function different(table: string, expected: number, found: number): Problem {
  return new Problem(
    'conflito',
    `A tabela ${table} tem ${expected} linhas no acervo e ${found} na cópia. A cópia não foi posta em uso.`,
  )
}
