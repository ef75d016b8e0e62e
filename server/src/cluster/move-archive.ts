import type { Config } from '../config.ts'
import { Problem } from '../lib/errors/problem.ts'
import { createMoveTarget, inUse } from '../store/move/target.ts'
import { MOVED_TABLES } from '../store/move/tables.ts'
import {
  type Postgres,
  countOtherSessions,
  migratePostgres,
  openPostgres,
} from '../store/postgres/open.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { expectArchive, openDatabase, openReader } from '../store/sqlite/database.ts'
import { createMoveSource } from '../store/sqlite/move-source.ts'
import { lockDataDir } from '../store/sqlite/lock.ts'

type Connection = ReturnType<typeof openReader>

export interface MoveOptions {
  /** Deletes what an earlier, unfinished copy left behind. */
  anew: boolean
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
 * Copies the archive in a folder into an empty shared database, and counts both sides. No service
 * may run on the folder meanwhile. After an interruption, a second call resumes.
 * @throws Problem `conflito` when a service runs on either, when the database has an archive of its
 * own, or when the archive has changed since an interruption; the reason of `signal`, once it aborts
 */
export async function moveArchive(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  url: string,
  options: MoveOptions,
): Promise<Moved> {
  expectArchive(dataDir)
  using _lock = lockDataDir(dataDir)
  // An archive of an older version first gets its missing tables.
  openDatabase(dataDir).close()
  using db = openReader(dataDir)
  await expectKey(db, dataDir, secretKey)
  const others = await countOtherSessions(url)
  if (others > 0) throw inUse(`${others} ${others === 1 ? 'conexão' : 'conexões'} do Arauto`)
  await migratePostgres(url)
  const postgres = await openPostgres(url, { connections: 1 })
  try {
    return await copy(db, postgres, options)
  } finally {
    await postgres.close()
  }
}

/** The processes that share the database must be able to open the archive's sealed secrets. */
async function expectKey(db: Connection, dataDir: string, secretKey: Uint8Array | null) {
  await createSecretBoxReader(createSqliteHandle(db), dataDir, secretKey)()
}

async function copy(
  db: Connection,
  { sql, clock }: Pick<Postgres, 'sql' | 'clock'>,
  { anew, signal, onProgress }: MoveOptions,
): Promise<Moved> {
  const source = createMoveSource(db)
  const target = createMoveTarget(sql, clock)
  if (anew) await target.discard()
  await target.begin(source.state)
  const all = [...source.counts.values()].reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const table of MOVED_TABLES) {
    const before = await target.after(table)
    done += before?.count ?? 0
    for (const batch of source.batches(table, before?.last ?? null)) {
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
  await target.finish()
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
