import { setTimeout as pause } from 'node:timers/promises'
import { runArauto } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Engines } from './engines.ts'

const LOOK_MS = 200

/** Moves an archive into the database and has it indexed; measures both. */
export async function load(
  engines: Engines,
  dataDir: string,
  isInService: () => Promise<boolean>,
): Promise<string> {
  const { pool, databaseUrl, cpu } = engines
  progress('Moving the archive')
  const start = cpu()
  const moved = await runArauto(dataDir, ['migrar', '--para', databaseUrl])
  const acts = Number(moved.result.publicacoes)
  const afterMove = cpu()

  progress('Indexing')
  const started = performance.now()
  await using indexer = await engines.start('indexador', 1)
  let indexed = false
  while (!indexed) {
    await pause(LOOK_MS)
    const { rows } = await pool.query('SELECT 1 FROM search_indices WHERE next_key IS NULL')
    indexed = rows.length > 0 && (await isInService())
  }
  const seconds = (performance.now() - started) / 1_000
  const process = indexer.processes[0]!.cpuSeconds()
  const after = cpu()
  const perSecond = (value: number) => round(acts / value)
  return table(
    [
      `${round(acts)} acts`,
      'acts/s',
      'acts/s of processor time, all parts',
      'the process, s',
      'PostgreSQL, s',
      'OpenSearch, s',
    ],
    [
      [
        'moved into PostgreSQL (`migrar --para`)',
        perSecond(moved.seconds),
        perSecond(moved.cpuSeconds + afterMove.postgres - start.postgres),
        round(moved.cpuSeconds),
        round(afterMove.postgres - start.postgres),
        '–',
      ],
      [
        'indexed (a process with the role `indexador`)',
        perSecond(seconds),
        perSecond(
          process + after.postgres - afterMove.postgres + after.openSearch - afterMove.openSearch,
        ),
        round(process),
        round(after.postgres - afterMove.postgres),
        round(after.openSearch - afterMove.openSearch),
      ],
    ],
  )
}
