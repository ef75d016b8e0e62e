/*
 * node bench/rows/write-waits.ts [rows] [events]
 *
 * How long others wait to write into SQLite while `somas refazer` adds all lost sums of so many contracts, and while a row
 * is hidden in an archive of so many events: the longest wait of a writer that begins a transaction each 20 ms.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { migrate } from '../../server/src/store/sqlite/migrate.ts'
import { eraseToldRow } from '../../server/src/store/push/erase-told-row.ts'
import { systemClock } from '../../server/src/lib/time/clock.ts'
import { rebuildSums } from '../../server/src/store/row-tables/check-sums.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { fillArchive, readContracts } from './contract-archive.ts'

const EACH_MS = 20
const TOLD = 'pub_1'
const WORKS = {
  'somas refazer': (db: DatabaseSync) =>
    rebuildSums(createSqliteHandle(db), systemClock, KEYS_PER_DAY),
  'linha ocultar': (db: DatabaseSync) =>
    eraseToldRow(createSqliteHandle(db), {
      publicacao: TOLD,
      tabela: 'contratos',
      seqs: new Set([0]),
      dito: '',
      shown: [],
    }),
}

const [first, second] = process.argv.slice(2)
if (first !== undefined && first in WORKS) await WORKS[first as keyof typeof WORKS](open(second!)) // as the parent forks it
else await measure(Number(first ?? 500_000), Number(second ?? 500_000))

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  return db
}

async function measure(rows: number, events: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-write-waits-'))
  try {
    const file = join(folder, 'arauto.db')
    const db = open(file)
    migrate(db)
    await fillArchive(db, await readContracts(), { rows, areDaysMoved: true })
    fillEvents(db, events)
    for (const name of ['dia', 'orgao', 'assinatura', 'vigencia_fim', 'faixa'])
      db.exec(`DELETE FROM contratos_por_${name}`)
    const lines: string[][] = []
    for (const name of Object.keys(WORKS)) lines.push([name, ...(await waitsOf(name, file, db))])
    console.log(`${machine()}; load ${load()}\n`)
    console.log(table(['while', 'seconds', 'waits, median', 'p95', 'longest, ms'], lines))
    db.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Events of rows, one in fifty of them of the act whose row is hidden. */
function fillEvents(db: DatabaseSync, count: number): void {
  db.exec(`
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
    INSERT INTO events (id, tipo, criado_em, dados)
    SELECT 'evt_' || i, 'linha.nova', '2026-01-01T00:00:00Z',
      json_object('publicacao', 'pub_' || CASE i % 50 WHEN 0 THEN '1' ELSE i + 2 END, 'tabela', 'contratos', 'seq', 0)
    FROM n`)
}

async function waitsOf(name: string, file: string, db: DatabaseSync): Promise<string[]> {
  const started = performance.now()
  const work = fork(import.meta.filename, [name, file])
  const waits: number[] = []
  const sql = createSqliteHandle(db)
  const ended = once(work, 'exit')
  while (work.exitCode === null) {
    const asked = performance.now()
    await sql.transaction((tx) => tx.run('UPDATE events SET tipo = tipo WHERE seq = 1'))
    waits.push(performance.now() - asked)
    await sleep(EACH_MS)
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  const seconds = (performance.now() - started) / 1_000
  return [seconds, quantile(waits, 0.5), quantile(waits, 0.95), Math.max(...waits)].map(round)
}
