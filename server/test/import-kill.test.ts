import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databasePath } from '../src/store/sqlite/database.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, rows } from './_archive.ts'
import { type RunningCli, TWO_THREADS, cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, seededRandom, writeZip } from './_editions.ts'

const KILLS = 20
/** Real editions of some 900 acts: enough to be killed about twenty times. */
const REAL_EDITIONS = 3
/** The maximum number of acts that a run may write, or read the rows of, before it is killed. */
const MOST_PROGRESS = 100

const random = seededRandom(20)
const upTo = (limit: number) => Math.floor(random() * limit)

test('killed twenty times at random moments, the archive is consistent and an import completes it', async () => {
  const folder = temporaryFolder()
  const args = ['importar', '--json', '--notificar', ...editions(folder)]
  const untouched = join(folder, 'untouched')
  const clean = await cli(untouched, ...args)
  expect(clean).toMatchObject({ code: 0, stderr: '' })
  const { publicacoes } = JSON.parse(clean.stdout)

  for (let archive = 1, kills = 0; kills < KILLS; archive++) {
    const dataDir = join(folder, `archive-${archive}`)
    let finished = false
    while (kills < KILLS && !finished) {
      const run = startCli(dataDir, args, TWO_THREADS)
      await someProgress(run, dataDir)
      run.kill()
      const { signal, code } = await run.ended
      finished = code === 0
      if (signal === 'SIGKILL') kills++
      expectTruthful(dataDir, untouched)
    }
    const last = await cli(dataDir, ...args)
    expect(last).toMatchObject({ code: 0, stderr: '' })
    const { novas, iguais } = JSON.parse(last.stdout)
    expect(novas + iguais).toBe(publicacoes)
    for (const query of WHOLE_ARCHIVE) expect(rows(dataDir, query)).toEqual(rows(untouched, query))
  }
}, 300_000)

function editions(folder: string): string[] {
  const repository = join(import.meta.dirname, '../..')
  const real = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
  if (existsSync(real))
    return readdirSync(real)
      .filter((name) => name.endsWith('.zip'))
      .sort()
      .slice(0, REAL_EDITIONS)
      .map((name) => join(real, name))
  process.stdout.write(`NOT TESTED: kill -9 during an import of real editions, ${real} is absent\n`)
  return [MONDAY, TUESDAY].map((data) =>
    writeZip(folder, `${data}-DO1.zip`, manyArticles(450, { data })),
  )
}

/**
 * Waits until a running import has written some hundred more acts, or read the rows of as many, or, in a new archive, until
 * the file exists; then some more milliseconds, so that the kill can fall anywhere in its work.
 */
async function someProgress(run: RunningCli, dataDir: string): Promise<void> {
  const file = databasePath(dataDir)
  const target = existsSync(file) ? countProgress(file) + upTo(MOST_PROGRESS) : 0
  while (run.running() && !(existsSync(file) && countProgress(file) >= target)) await pause(2)
  await pause(upTo(30))
}

/** The acts visible to others, and once more those whose rows are; 0 while the archive is being created. */
function countProgress(file: string): number {
  try {
    using db = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    return Number(db.prepare(PROGRESS).get()?.n)
  } catch {
    return 0
  }
}

const PROGRESS = `
  SELECT (SELECT count(*) FROM publications) + (SELECT count(*) FROM row_readings) AS n`

/** The data is sound, nothing incomplete counts as complete, and each fact is reported once. */
function expectTruthful(dataDir: string, untouched: string): void {
  {
    using archive = openArchive(dataDir)
    const { db } = archive
    expectConsistent(db)
  }
  const complete =
    "SELECT data, pub_name, artigos, publicacoes, sha256 FROM ledger WHERE estado = 'completa'"
  const whole = rows(untouched, complete)
  for (const section of rows(dataDir, complete)) expect(whole).toContainEqual(section)

  expect(rows(dataDir, ACT_EVENTS)).toEqual(rows(dataDir, ACT_NEWS))
  const acts = new Set(rows(dataDir, ACTS_READ).map(({ id }) => id))
  const rowsOfThem = rows(untouched, ROW_EVENTS).filter(({ publicacao }) => acts.has(publicacao))
  expect(rows(dataDir, ROW_EVENTS)).toEqual(rowsOfThem)
  const announced = 'SELECT data, numero FROM editions WHERE announced_at IS NOT NULL ORDER BY 1, 2'
  expect(rows(dataDir, EDITION_EVENTS)).toEqual(rows(dataDir, announced))
}

const ACT_EVENTS = `
  SELECT tipo, dados ->> 'publicacao' AS id FROM events
  WHERE tipo LIKE 'publicacao.%' ORDER BY id, tipo`

/** The acts whose rows were read: all others are noted. */
const ACTS_READ = 'SELECT id FROM publications WHERE key NOT IN (SELECT key FROM untold_rows)'

/** The rows that are told, each once: its id comes from what it says. */
const ROW_EVENTS = `
  SELECT id, dados ->> 'publicacao' AS publicacao, dados ->> 'linha' AS linha FROM events
  WHERE tipo = 'linha.nova' ORDER BY id`

/** The facts to report of acts: each new act, and each kind of correction by each act. */
const ACT_NEWS = `
  SELECT 'publicacao.nova' AS tipo, id FROM publications
  UNION ALL
  SELECT 'publicacao.atualizada', originals.id
  FROM (SELECT DISTINCT original, key, tipo FROM corrections) AS corrected
  JOIN publications AS originals ON originals.key = corrected.original
  ORDER BY id, tipo`

const EDITION_EVENTS = `
  SELECT dados ->> 'data' AS data, dados ->> 'numero' AS numero FROM events
  WHERE tipo = 'edicao.publicada' ORDER BY 1, 2`

/** What must be equal, however often the import was killed: everything except times and attempts. */
const WHOLE_ARCHIVE = [
  'SELECT key, id, versao, hex(digest) FROM publications',
  'SELECT data, pub_name, estado, artigos, publicacoes, rejeitados, sha256 FROM ledger',
  'SELECT * FROM edition_sections',
  'SELECT key, seq, tipo, original, confianca FROM corrections',
  'SELECT * FROM unsettled_corrections',
  'SELECT * FROM untold_rows',
  'SELECT * FROM row_readings',
  'SELECT * FROM publication_versions',
  'SELECT * FROM rejections',
  'SELECT tipo, count(*) FROM events GROUP BY tipo',
]
