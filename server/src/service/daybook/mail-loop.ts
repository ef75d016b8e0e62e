import { dailyAt, lastIssue, nextIssue } from '../../alerts/bulletins/schedule.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { DaybookCommands } from './commands.ts'
import type { DueDaybookMail } from './mail-store.ts'
import type { DaybookQueries } from './queries.ts'

export interface DaybookMailDeps {
  queries: Pick<DaybookQueries, 'dueMails' | 'mailContent'>
  commands: Pick<DaybookCommands, 'mailed'>
  clock: Clock
  onError(error: unknown): void
}

const LOOK_MS = 15_000

/** Writes the mails of days that are due, until it is disposed. */
export function startDaybookMails(deps: DaybookMailDeps): AsyncDisposable {
  let writing = Promise.resolve()
  const look = () => {
    writing = writing.then(() => writeDaybookMails(deps)).catch(deps.onError)
  }
  const looking = setInterval(look, LOOK_MS)
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(looking)
      await writing
    },
  }
}

/** Writes those that are due now, each in one transaction, whatever becomes of others. */
export async function writeDaybookMails(deps: DaybookMailDeps): Promise<void> {
  for (const due of await deps.queries.dueMails())
    await writeOne(deps, due).catch((error: unknown) => deps.onError(error))
}

async function writeOne({ queries, commands, clock }: DaybookMailDeps, due: DueDaybookMail) {
  const schedule = dailyAt(due.hora)
  const now = clock()
  const data = brasiliaDate(lastIssue(schedule, new Date(due.due_at), now))
  const content = await queries.mailContent(due, data)
  await commands.mailed(due, { content, next: nextIssue(schedule, now) })
}
