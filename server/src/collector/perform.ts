import { type Failure, failure } from '../gazette/inlabs/motivo.ts'
import type { Clock } from '../lib/clock.ts'
import { type Facts, unknownSection } from './facts.ts'
import { type ObtainDeps, type Place, obtain } from './obtain.ts'
import type { Step } from './plan.ts'
import type { CollectorEvent, CollectorStore } from './ports.ts'
import { Overtaken } from './tenure.ts'
import { type Outcome, conclude, writeDown } from './write-down.ts'

export interface PerformDeps extends ObtainDeps {
  store: CollectorStore
  clock: Clock
  onEvent(event: CollectorEvent): void
}

/** Where and when a step is done. */
export interface Work extends Place {
  /** The first date to collect, and the one that it is in Brasília. */
  since: string
  today: string
}

/** Does one step, and writes down what came of it and what follows for the ledger. */
export async function perform(
  step: Exclude<Step, { kind: 'wait' }>,
  work: Work,
  deps: PerformDeps,
): Promise<void> {
  const { store, clock } = deps
  const { tenure, since, today } = work
  const facts = store.facts(since, today)
  const outcome = await ask(step, facts, work, deps)
  store.write(tenure.guard, (records) => {
    writeDown(outcome, facts, records, clock())
    const asked = step.kind === 'look' ? step.data : null
    conclude(store.facts(since, today), { since, asked }, records, clock())
  })
  report(outcome, deps)
}

async function ask(
  step: Exclude<Step, { kind: 'wait' }>,
  { days }: Facts,
  work: Work,
  deps: PerformDeps,
): Promise<Outcome> {
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

/** What goes wrong on our own side, a full disk for one, is a failure like those of the source. */
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

function report({ step, answer }: Outcome, { onEvent }: PerformDeps): void {
  const data = step.kind === 'dates' ? null : step.data
  const pubName = step.kind === 'fetch' ? step.pubName : null
  if (answer.kind === 'failure') onEvent({ kind: 'failed', data, pubName, failure: answer })
  if (answer.kind === 'obtained' && step.kind === 'fetch' && answer.summary) {
    const { publicacoes, novas, alteradas, rejeitados } = answer.summary
    const counts = { publicacoes, novas, alteradas, rejeitados }
    onEvent({ kind: 'taken', data: step.data, pubName: step.pubName, ...counts })
  }
}
