import { brasiliaDate, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { createHash } from 'node:crypto'
import type { SectionReport } from '../gazette/ledger/source-report.ts'
import { pictureForm } from '../gazette/source/picture-form.ts'
import type { ActPicture, PreparedBatch } from '../ingest/archive-writer.ts'
import { mergeBeside } from '../ingest/merge-beside.ts'
import { prefetch } from '../ingest/prefetch.ts'
import type { Tenure } from '../collector/tenure.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { mirroredSection } from './mirrored-section.ts'
import type { MirrorState, MirrorStore } from './mirror-store.ts'
import type { MirroredOrigin, OriginPage } from './origin.ts'
import type { OriginAct } from './origin-act.ts'

/** What one pass brought, in the names of `espelhar --json`. */
export interface MirrorPass {
  alteracoes: number
  novas: number
  alteradas: number
  imagens: number
  /** Acts withdrawn because the origin does not have them any more. */
  retiradas: number
  /** Rows of the ledger that changed. */
  secoes: number
}

export interface MirrorDeps {
  origem: string
  origin: MirroredOrigin
  store: MirrorStore
  tenure: Tenure
  /** Prepares acts off this thread. */
  prepare(acts: OriginAct[]): Promise<PreparedBatch[]>
  pagesAhead: number
  /** Merges a part of the search index; false: nothing is left to merge. */
  mergeStep(): Promise<boolean>
  /** Told whenever there may be events. */
  announce(): void
  /** After everything that came was written. */
  rest(): Promise<void>
  clock: Clock
  sleep: Sleep
  signal: AbortSignal
  /** During the first filling. */
  onProgress(acts: number, ofOrigin: number): void
  onPass(pass: MirrorPass): void
}

/** How often the origin is asked for what is new. */
const EVERY_MS = 10_000
/** Days whose ledger is read each time: the source changes these. */
const RECENT_DAYS = 35
const WHOLE_LEDGER_MS = 24 * 60 * 60_000
/** The most days of one question. */
const MOST_DAYS = 366
/** Pages being prepared or waiting to be written weigh at most this, in characters. */
const AHEAD = 8 * 2 ** 20

/**
 * Where a mirror begins: behind what it has; or with the first change, over what is here already; or the same, and
 * what the origin does not tell of is withdrawn at the end.
 */
export type MirrorBeginning = 'onde_parou' | 'do_comeco' | 'reconciliando'

/** Writes down whom the archive follows, and from where on. */
export async function beginMirror(
  { store, tenure, origem }: Pick<MirrorDeps, 'store' | 'tenure' | 'origem'>,
  beginning: MirrorBeginning,
): Promise<void> {
  const known = await store.state()
  const nothing = { origem, lugar: null, completo: false, livro_em: null }
  const same = known?.origem === origem ? known : null
  // What came since the origin was set back is news; what is here already is told to nobody.
  if (beginning === 'reconciliando')
    return await store.beginReconciling(tenure.fence, {
      ...nothing,
      completo: same?.completo ?? false,
    })
  if (beginning === 'onde_parou' && same) return await store.keepState(tenure.fence, same)
  // What is read again, or of another archive, is no news; and a reconciliation that was broken off is over.
  await store.beginOver(tenure.fence, nothing)
}

/** Follows the origin until `signal` aborts; `once`: until nothing is left. */
export async function follow(deps: MirrorDeps, once: boolean): Promise<void> {
  for (;;) {
    deps.onPass(await passOnce(deps))
    if (once) return
    await deps.sleep(EVERY_MS, deps.signal)
  }
}

/**
 * Brings everything that is new. The ledger is read when few acts are left to bring, and written when these have
 * come, too: so it never says that a section is whole whose acts are not here.
 */
async function passOnce(deps: MirrorDeps): Promise<MirrorPass> {
  const { store, tenure, clock } = deps
  const pass: MirrorPass = {
    alteracoes: 0,
    novas: 0,
    alteradas: 0,
    imagens: 0,
    retiradas: 0,
    secoes: 0,
  }
  const { completo } = await stateOf(store)
  await drain(deps, pass)
  const { livro_em } = await stateOf(store)
  const now = clock()
  const isWhole = livro_em === null || now.getTime() - livro_em.getTime() >= WHOLE_LEDGER_MS
  const since = isWhole ? ((await store.firstDay()) ?? firstRecent(now)) : firstRecent(now)
  const ledger = await readLedger(deps, since)
  const { cameOld } = await drain(deps, pass)
  while (await store.settle(tenure.fence, completo)) tenure.keep()
  await withdrawLost(deps, pass, completo)
  for (const rows of ledger)
    pass.secoes += await store.keepLedger(tenure.fence, rows.map(mirroredSection), completo)
  const state = await stateOf(store)
  const read = isWhole && !cameOld ? { livro_em: now } : {}
  await store.keepState(tenure.fence, { ...state, ...read, completo: true })
  if (completo) deps.announce()
  await deps.rest()
  return pass
}

/**
 * Everything that the origin has was told: what a reconciling mirror has besides is withdrawn.
 * @throws Problem when the origin has nothing at all: an address that is wrong must not empty a mirror
 */
async function withdrawLost(
  { store, tenure }: MirrorDeps,
  pass: MirrorPass,
  notify: boolean,
): Promise<void> {
  if (!(await store.hasUnseen())) return
  const { lugar } = await stateOf(store)
  if (lugar === null) throw emptyOrigin()
  for (let withdrawn = 1; withdrawn > 0; pass.retiradas += withdrawn) {
    tenure.keep()
    withdrawn = await store.withdrawUnseen(tenure.fence, notify)
  }
}

function emptyOrigin(): Problem {
  return new Problem('conflito', 'A origem não tem ato nenhum, e este espelho tem.', [
    detailOf(
      'origem',
      'está vazia, ou é outro acervo',
      'Nada foi retirado daqui. Confira o endereço; se ela foi refeita, espere que se encha.',
    ),
  ])
}

/** The ledger from a day on, in answers of at most a year, newest first. */
async function readLedger(
  { origin, clock, tenure }: MirrorDeps,
  since: string,
): Promise<SectionReport[][]> {
  const answers: SectionReport[][] = []
  const first = dayNumber(since)
  for (let last = dayNumber(brasiliaDate(clock())); last >= first; last -= MOST_DAYS) {
    tenure.keep()
    const desde = dateOfDay(Math.max(first, last - MOST_DAYS + 1))
    answers.push(await origin.ledger({ desde, ate: dateOfDay(last) }))
  }
  return answers
}

function firstRecent(now: Date): string {
  return dateOfDay(dayNumber(brasiliaDate(now)) - RECENT_DAYS)
}

async function stateOf(store: MirrorStore): Promise<MirrorState> {
  return (await store.state())! // beginMirror wrote it
}

/** Brings all changes that there are; `cameOld`: also of days whose ledger is not read each time. */
async function drain(deps: MirrorDeps, pass: MirrorPass): Promise<{ cameOld: boolean }> {
  const { origin, store, tenure, prepare, pagesAhead, mergeStep, clock, signal } = deps
  const merging = mergeBeside(mergeStep, signal)
  const recent = firstRecent(clock())
  let state = await stateOf(store)
  let cameOld = false
  const limits = { ahead: pagesAhead, budget: AHEAD, weightOf: ({ length }: Page) => length }
  const pages = prefetch(pagesAfter(origin, state.lugar), limits, ({ acts }) =>
    prepare([...acts.values()]),
  )
  for await (const { item, result: batches } of pages) {
    signal.throwIfAborted()
    tenure.keep()
    const { acts, changes, proximo } = item
    expectSame(acts, batches)
    const isOld = [...acts.values()].some((act) => act.data_publicacao < recent)
    cameOld ||= isOld
    state = { ...state, lugar: proximo, ...(isOld && { livro_em: null }) }
    const pictures = await readPictures(deps, acts)
    const outcomes = await store.bring(tenure.fence, { acts, batches, pictures, state })
    pass.alteracoes += changes
    pass.imagens += pictures.length
    pass.novas += outcomes.filter((outcome) => outcome === 'nova').length
    pass.alteradas += outcomes.filter((outcome) => outcome === 'alterada').length
    if (state.completo) deps.announce()
    else deps.onProgress(await store.count(), item.publicacoes)
    await merging.wrote()
  }
  await merging.settle()
  return { cameOld }
}

interface Page extends Pick<OriginPage, 'proximo' | 'publicacoes'> {
  /** Each once, as it is now. */
  acts: Map<string, OriginAct>
  changes: number
  /** Characters of text. */
  length: number
}

async function* pagesAfter(origin: MirroredOrigin, lugar: string | null): AsyncGenerator<Page> {
  for (let after = lugar; ;) {
    const { resultados, proximo, tem_mais, publicacoes } = await origin.changesAfter(after)
    if (resultados.length > 0) {
      const acts = new Map(resultados.map(({ publicacao }) => [publicacao.id, publicacao]))
      const length = [...acts.values()].reduce((sum, act) => sum + act.conteudo_completo.length, 0)
      yield { acts, changes: resultados.length, length, proximo, publicacoes }
    }
    if (!tem_mais) return
    after = proximo
  }
}

/** @throws Problem for an act that is not the one that its origin says it is */
function expectSame(acts: Page['acts'], batches: PreparedBatch[]): void {
  for (const { publication, digest } of batches.flatMap((batch) => batch.acts)) {
    const told = acts.get(publication.id)?.sha256
    if (told !== Buffer.from(digest).toString('hex')) throw otherAct(publication.id)
  }
}

function otherAct(id: string): Problem {
  return new Problem('conflito', 'Um ato não confere com o resumo (sha256) que a origem dá dele.', [
    detailOf(
      id,
      'veio diferente do que a origem diz que é',
      'Nada dele foi gravado. Atualize este Arauto ou a origem: versões diferentes podem fazer resumos diferentes.',
    ),
  ])
}

/** The pictures that acts have there and not here. What the origin replaced meanwhile comes with its change. */
async function readPictures(
  { origin, store, tenure }: MirrorDeps,
  acts: Page['acts'],
): Promise<ActPicture[]> {
  const pictures: ActPicture[] = []
  for (const { id, nome } of await store.missingPictures(acts.values())) {
    tenure.keep()
    const told = acts.get(id)?.imagens.find((image) => image.nome === nome)
    const bytes = told?.url ? await origin.picture(told.url) : null
    const form = bytes && pictureForm(bytes)
    if (bytes === null || form === null) continue
    const sha256 = createHash('sha256').update(bytes).digest()
    pictures.push({ publicacao: id, nome, ...form, sha256, bytes })
  }
  return pictures
}
