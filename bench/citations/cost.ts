/*
 * node bench/citations/cost.ts <data folder of an archive of the real editions> [--postgres]
 *
 * How long `POST /citacoes/verificar` takes for texts of 64,000 characters, most with 250 different citations:
 * median of seven after two, of the time that passes and of processor time. With `--postgres` the archive is
 * copied into a PostgreSQL that is started for this; the index remains the one of the folder, so proceedings are
 * sought as without it.
 */
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { moveArchive } from '../../server/src/cluster/move-archive.ts'
import { openArchiveReader } from '../../server/src/embedded/archive.ts'
import { relationRules } from '../../server/src/gazette/relations/rules.ts'
import { unpackMovement } from '../../server/src/gazette/rows/packed-movement.ts'
import { createCitationQueries } from '../../server/src/service/citations/queries.ts'
import { createArchiveStore } from '../../server/src/store/archive/archive-store.ts'
import { searchEmbedded } from '../../server/src/store/index/search-embedded.ts'
import { openPostgres } from '../../server/src/store/postgres/open.ts'
import { startPostgres } from '../../server/test/_postgres-server.ts'
import { median, table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { citingTexts } from './citing-texts.ts'

const WARM = 2
const TIMED = 7

const [dataDir = '', database = ''] = process.argv.slice(2)
const acts = [...(await readRealActs()).values()]
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else await measure()

async function measure(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const archive = cleanup.use(openArchiveReader(dataDir))
  const isCopied = database === '--postgres'
  const sql = isCopied ? await copied(cleanup) : archive.sql
  const search = searchEmbedded(archive.index, archive.indexVersion)
  const store = createArchiveStore({
    sql,
    search: (snapshot) => search(isCopied ? archive.sql : snapshot),
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
    unpackMovement,
  })
  const { verify } = createCitationQueries(store, () => new Date())
  const rows: string[][] = []
  for (const [name, text] of Object.entries(citingTexts(acts))) {
    const passed: number[] = []
    const worked: number[] = []
    let cited = 0
    for (let i = 0; i < WARM + TIMED; i++) {
      const [started, before] = [performance.now(), process.cpuUsage()]
      const { citacoes } = await verify(text)
      const { user, system } = process.cpuUsage(before)
      passed.push(performance.now() - started)
      worked.push((user + system) / 1_000)
      cited = citacoes.length
    }
    rows.push([name, String(cited), ofTimed(passed), ofTimed(worked)])
  }
  console.log(table(['text', 'citations', 'ms', 'ms of processor time'], rows))
}

async function copied(cleanup: AsyncDisposableStack) {
  const { connection } = cleanup.use(await startPostgres({ jit: 'off' }))
  const url = `postgres://${connection.user}@/postgres?host=${encodeURIComponent(connection.host)}`
  const signal = new AbortController().signal
  const options = { anew: false, signal, onProgress() {} }
  await moveArchive({ dataDir, secretKey: null }, url, options)
  const { sql, close } = await openPostgres(url, { connections: 2 })
  cleanup.defer(close)
  return sql
}

function ofTimed(times: number[]): string {
  return median(times.slice(WARM)).toFixed(0)
}
