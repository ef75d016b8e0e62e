import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import type { PublicationDetail } from '../src/gazette/publication-detail.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { createOriginClient } from '../src/mirror/origin-client.ts'
import type { MirrorBeginning, MirrorPass } from '../src/mirror/follow.ts'
import type { MirroredOrigin } from '../src/mirror/origin.ts'
import { createIndexStep } from '../src/store/index/index-step.ts'
import { row, text } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import { mirrorInto } from '../src/threads/mirror/mirror-into.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { type TestApi, startApi } from './_api.ts'
import { makeArchive } from './_make-archive.ts'
import { decodeAct } from './_decode-act.ts'
import { type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { mcpAddress } from './_mcp.ts'

const HOUR_MS = 3_600_000
const idRow = row({ id: text })

/** What a mirror meets. */
export class Killed extends Error {}

interface Passing {
  beginning?: MirrorBeginning
  /** Asked before each commit: whether the process dies there. */
  dies?: (() => boolean) | undefined
  /** Asked after each commit: whether its answer is lost. */
  loses?: (() => Promise<boolean>) | undefined
  through?(origin: MirroredOrigin): MirroredOrigin
  /** The address that it is said to have. */
  origem?: string
  clock?(): Date
}

/** A served archive, and a mirror of it beside. */
export async function startMirror(articles: TestArticle[] = []) {
  const resources = new AsyncDisposableStack()
  const api: TestApi = resources.use(await startApi(articles))
  const folder = await mkdtemp(join(tmpdir(), 'arauto-mirror-'))
  resources.defer(() => rmSync(folder, { recursive: true }))
  const source = resources.use(openArchive(api.dataDir))
  const dataDir = join(folder, 'mirror')
  makeArchive(dataDir)
  const mirror = resources.use(openArchive(dataDir))
  const base = (await mcpAddress(api)).origin
  const { chave } = await api.newKey({ escopos: ['consulta', 'administracao'] })
  let hours = 0
  const clock = () => new Date(Date.UTC(2024, 2, 20, 12) + hours * HOUR_MS)

  const origin = (onWait = () => {}, key = chave): MirroredOrigin =>
    createOriginClient({
      base,
      chave: key,
      signal: new AbortController().signal,
      sleep: async () => {},
      isImpatient: true,
      onWait,
    })

  return {
    api,
    base,
    source,
    mirror,
    dataDir,
    clock,
    origin,
    /** Each import is two hours after the one before. */
    async importActs(name: string, given: Parameters<typeof writeZip>[2]): Promise<void> {
      hours += 2
      const path = writeZip(folder, name, given)
      await importHere(source, [path], { notify: true, clock })
    },

    /** One pass, or as much of it as comes before it is killed. */
    async pass({
      beginning = 'onde_parou',
      dies,
      loses,
      through = (it) => it,
      origem = base,
      clock: now = systemClock,
    }: Passing = {}) {
      const { index, indexVersion } = mirror
      const passes: MirrorPass[] = []
      await mirrorInto(
        {
          sql: dies || loses ? dying(mirror.sql, { dies, loses }) : mirror.sql,
          openBox: () => Promise.reject(new Error('mirrors sign nothing')),
          index: createIndexStep(index, indexVersion, analyzeAct),
          mergeStep: async () => false,
          settle: async () => {},
          freeShare: 0,
          signals: { announce() {}, listen: () => ({ [Symbol.dispose]() {} }) },
          clock: now,
          folder,
        },
        readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' }),
        {
          origem,
          origin: through(origin()),
          once: true,
          beginning,
          sleep: async () => {},
          signal: new AbortController().signal,
          onProgress() {},
          onPass: (pass) => passes.push(pass),
        },
      )
      return passes[0]!
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** A database whose process dies at the end of some transactions, or after it. */
function dying(sql: Sql, { dies, loses }: Pick<Passing, 'dies' | 'loses'>): Sql {
  return {
    ...sql,
    all: sql.all.bind(sql),
    one: sql.one.bind(sql),
    run: sql.run.bind(sql),
    snapshot: sql.snapshot.bind(sql),
    async transaction(work) {
      const result = await sql.transaction(async (tx) => {
        const done = await work(tx)
        if (dies?.()) throw new Killed()
        return done
      })
      if (await loses?.()) throw new Killed()
      return result
    },
  }
}

/** Everything that an archive shows of its acts, without the citations, which are nobody's change. */
export async function actsOf({ sql }: Archive, dataDir: string): Promise<PublicationDetail[]> {
  using archive = openArchive(dataDir)
  const { publications } = createQueries(archive, { dataDir, secretKey: null })
  const ids = await sql.all(idRow, 'SELECT id FROM publications ORDER BY id')
  const acts = []
  for (const { id } of ids) {
    const act = decodeAct(await publications.readStructured(id))!
    const relacoes = act.relacoes.filter(({ tipo }) => tipo !== 'cita' && tipo !== 'citada_por')
    acts.push({
      ...act,
      relacoes,
      publicacoes_relacionadas: relacoes.map(({ id: other }) => other),
    })
  }
  return acts
}
