import { randomUUID } from 'node:crypto'
import { Piscina } from 'piscina'
import { beginTenure } from '../../collector/tenure.ts'
import type { Config } from '../../config.ts'
import { relationRules } from '../../gazette/relations/rules.ts'
import { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { linhasOf } from '../../gazette/rows/linhas.ts'
import type { PreparedBatch } from '../../ingest/archive-writer.ts'
import { preparedOf, prepareRows } from '../../ingest/prepare-rows.ts'
import { hiddenPlaces } from '../../ingest/row-marks.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { type Sleep, systemSleep } from '../../lib/time/sleep.ts'
import { type MirrorBeginning, type MirrorDeps, beginMirror, follow } from '../../mirror/follow.ts'
import type { MirroredOrigin } from '../../mirror/origin.ts'
import type { OriginAct } from '../../mirror/origin-act.ts'
import { KEYS_PER_DAY } from '../../../engine/port.ts'
import { createLeaseStore } from '../../store/leases/leases.ts'
import { createMirrorStore } from '../../store/mirror/mirror-store.ts'
import { endPool } from '../end-pool.ts'
import type { ImportTarget } from '../import/import-into.ts'
import preparePage from './prepare-page.ts'

/** What is prepared sooner than a thread starts. */
const FEW_ACTS = 10
/** Longer than a mirror that was killed keeps its lease. */
const PATIENCE_S = 12

export interface MirrorRequest extends Pick<MirrorDeps, 'signal' | 'onProgress' | 'onPass'> {
  /** The address of the archive to follow. */
  origem: string
  origin: MirroredOrigin
  /** Ends when nothing is left to bring. */
  once: boolean
  beginning: MirrorBeginning
  sleep?: Sleep
}

/**
 * Makes an archive follow another one. Only one mirror or collector works on an archive.
 * @throws Problem `conflito` while another one does
 */
export async function mirrorInto(
  target: ImportTarget,
  config: Config,
  request: MirrorRequest,
): Promise<void> {
  const { sql, index, clock, signals, mergeStep, settle } = target
  const { sleep = systemSleep, origem, once, beginning } = request
  await using tenure = await waitForTurn(target, sleep, request.signal)
  await using pool = createPreparePool(config.importThreads)
  const store = createMirrorStore({
    sql,
    index,
    clock,
    rules: relationRules,
    readRows: prepareRows,
    hiddenPlaces,
    versions: EXTRACTOR_VERSION,
    linhasOf,
    preparedOf,
    keysPerDay: KEYS_PER_DAY,
  })
  await beginMirror({ store, tenure, origem }, beginning)
  const deps: MirrorDeps = {
    ...request,
    store,
    tenure,
    prepare: pool.prepare,
    pagesAhead: config.importThreads + 1,
    mergeStep,
    announce: () => signals.announce('events'),
    rest: settle,
    clock,
    sleep,
  }
  await follow(deps, once)
}

/** @throws Problem `conflito` if somebody else works on the archive, and lives */
async function waitForTurn({ sql, clock }: ImportTarget, sleep: Sleep, signal: AbortSignal) {
  const holder = randomUUID()
  for (let tries = 1; ; tries++) {
    const tenure = await beginTenure(createLeaseStore(sql), holder, clock)
    if (tenure !== null) return tenure
    if (tries > PATIENCE_S) throw busy()
    await sleep(1_000, signal)
  }
}

/** Threads that prepare acts while others are written. */
function createPreparePool(threads: number) {
  const pool = new Piscina<OriginAct[], PreparedBatch[]>({
    filename: new URL('./prepare-page.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    prepare: async (acts: OriginAct[]) =>
      acts.length < FEW_ACTS ? preparePage(acts) : await pool.run(acts),
    [Symbol.asyncDispose]: () => endPool(pool),
  }
}

function busy(): Problem {
  return new Problem('conflito', 'Outro espelho, ou um coletor, trabalha neste acervo.', [
    detailOf('espelhar', 'um acervo segue uma origem só', 'Encerre o outro.'),
  ])
}
