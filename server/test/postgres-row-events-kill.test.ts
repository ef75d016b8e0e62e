import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { int, row, text } from '../src/store/rows.ts'
import { extractOf, ordinanceOf } from './_acts-with-rows.ts'
import { TWO_THREADS, startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv } from './_cluster.ts'
import { MONDAY, seededRandom, writeZip } from './_editions.ts'
import type { Postgres } from '../src/store/postgres/open.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const KILLS = 6
const ACTS = 600

const counted = row({ n: int })
const toldRow = row({ id: text, dados: text })

const random = seededRandom(127)

test.skipIf(!hasPostgres('an import of rows that is killed'))(
  'killed at random moments, an import into PostgreSQL tells each row of an act once, and none of an act that is not there',
  async () => {
    await using untouched = await openTestPostgres()
    await using database = await openTestPostgres()
    const dataDir = `${temporaryFolder()}/none`
    const args = ['importar', '--json', '--notificar', ...editions()]
    // An import notes what the index lacks, and never asks it.
    const envOf = (url: string) => ({ ...TWO_THREADS, ...clusterEnv(url, ['http://127.0.0.1:9']) })
    expect(await startCli(dataDir, args, envOf(untouched.url)).ended).toMatchObject({ code: 0 })
    const all = await rowsTold(untouched)
    expect(all.length).toBeGreaterThanOrEqual(ACTS)

    let kills = 0
    while (kills < KILLS) {
      const run = startCli(dataDir, args, envOf(database.url))
      const target = (await countProgress(database)) + Math.floor((random() * 2 * ACTS) / KILLS)
      while (run.running() && (await countProgress(database)) < target) await pause(2)
      run.kill()
      const { signal } = await run.ended
      const acts = await actsOf(database)
      expect(await rowsTold(database)).toEqual(all.filter(({ act }) => acts.has(act)))
      if (signal !== 'SIGKILL') break
      kills++
    }
    expect(kills).toBeGreaterThan(1)
    expect(await startCli(dataDir, args, envOf(database.url)).ended).toMatchObject({ code: 0 })
    expect(await rowsTold(database)).toEqual(all)
  },
  300_000,
)

/** Days with contracts and with appointments. */
function editions(): string[] {
  const folder = temporaryFolder()
  const numbers = Array.from({ length: ACTS / 2 }, (_, at) => String(1_000 + at))
  const bought = numbers.map((n) =>
    extractOf(n, `Contratada: EMPRESA ${n} LTDA. Objeto: pneus. Valor Total: R$ ${n},00.`),
  )
  const named = numbers.map((n) => ordinanceOf(n, 'Nomear ANA DE MELO.\nExonerar BIA DE MELO.'))
  return [
    writeZip(folder, `${MONDAY}-DO3.zip`, bought),
    writeZip(folder, `${MONDAY}-DO2.zip`, named),
  ]
}

/** The acts that were written, and once more those whose rows were. */
async function countProgress({ sql }: Pick<Postgres, 'sql'>): Promise<number> {
  const count = `SELECT (SELECT count(*) FROM publications) + (SELECT count(*) FROM row_readings) AS n`
  return (await sql.one(counted, count))!.n // an aggregate: always one row
}

/** The acts whose rows were read: all others are noted. */
async function actsOf({ sql }: Pick<Postgres, 'sql'>): Promise<Set<string>> {
  const acts = await sql.all(
    row({ id: text }),
    'SELECT id FROM publications WHERE key NOT IN (SELECT key FROM untold_rows)',
  )
  return new Set(acts.map(({ id }) => id))
}

/** The events of rows, each with its act. */
async function rowsTold({ sql }: Pick<Postgres, 'sql'>): Promise<{ id: string; act: string }[]> {
  const told = await sql.all(
    toldRow,
    "SELECT id, dados FROM events WHERE tipo = 'linha.nova' ORDER BY id",
  )
  return told.map(({ id, dados }) => ({ id, act: JSON.parse(dados).publicacao }))
}
