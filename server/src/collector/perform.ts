import { type Failure, failure } from '../gazette/inlabs/reason.ts'
import type { Clock } from '../lib/time/clock.ts'
import { Overtaken } from '../lib/flow/lease.ts'
import { type Facts, unknownSection } from './facts.ts'
import { type ObtainDeps, type Place, obtain } from './obtain.ts'
import type { Step } from './plan.ts'
import type { CollectorEvent, CollectorStore, DateRange } from './ports.ts'
import { type StepResult, conclusions, entriesOf } from './write-down.ts'

export interface PerformDeps extends ObtainDeps {
  store: CollectorStore
  clock: Clock
  onEvent(event: CollectorEvent): void
}

/** The place and time of a step. */
export interface Work extends Place {
  /** The days to collect, up to today in Brasília. */
  range: DateRange
}

/** Performs one step; writes its result and the ledger marks that follow from it. */
export async function perform(
  step: Exclude<Step, { kind: 'wait' }>,
  work: Work,
  deps: PerformDeps,
): Promise<void> {
  const { store, clock } = deps
  const { tenure, range } = work
  const facts = await store.facts(range)
  const result = await ask(step, facts, work, deps)
  const now = clock()
  const asked = step.kind === 'look' ? step.data : null
  await store.write(tenure.fence, {
    entries: entriesOf(result, facts, now),
    conclude: (after) => conclusions(after, { since: range.since, asked }, now),
    range,
    now,
  })
  report(result, deps)
}

async function ask(
  step: Exclude<Step, { kind: 'wait' }>,
  { days }: Facts,
  work: Work,
  deps: PerformDeps,
): Promise<StepResult> {
  const asking = { signal: work.signal, onProgress: work.tenure.keep }
  const { source } = deps
  switch (step.kind) {
    case 'dates':
      return { step, answer: await whole(() => source.dates(asking), work, deps) }
    case 'look':
      return { step, answer: await whole(() => source.day(step.data, asking), work, deps) }
    case 'fetch': {
      const known = days.get(step.data)?.sections.get(step.pubName) ?? unknownSection()
      return { step, answer: await whole(() => obtain(step, known, work, deps), work, deps) }
    }
  }
}

/** Treats a fault on our own side, such as a full disk, like a failure of the source. */
async function whole<T>(
  attempt: () => Promise<T>,
  { signal }: Work,
  { onEvent }: PerformDeps,
): Promise<T | Failure> {
  try {
    return await attempt()
  } catch (error) {
    if (signal.aborted || error instanceof Overtaken) throw error
    onEvent({ kind: 'crashed', error })
    const { code, name } = error as NodeJS.ErrnoException
    return failure('falha_interna', code ?? name)
  }
}

function report({ step, answer }: StepResult, { onEvent }: PerformDeps): void {
  const data = step.kind === 'dates' ? null : step.data
  const pubName = step.kind === 'fetch' ? step.pubName : null
  if (answer.kind === 'failure') onEvent({ kind: 'failed', data, pubName, failure: answer })
  if (answer.kind === 'obtained' && step.kind === 'fetch' && answer.summary) {
    const { publicacoes, novas, alteradas, rejeitados } = answer.summary
    const counts = { publicacoes, novas, alteradas, rejeitados }
    onEvent({ kind: 'taken', data: step.data, pubName: step.pubName, ...counts })
  }
}
