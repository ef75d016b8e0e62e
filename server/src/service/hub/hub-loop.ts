import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Signals } from '../signals.ts'
import type { HubCommands } from './commands.ts'
import type { HubTask } from './hub-store.ts'
import type { Performed } from './perform-task.ts'
import type { TopicReading } from './topic.ts'

export interface HubLoopDeps {
  commands: Omit<HubCommands, 'ask'>
  /** Reads a feed as its subscriber would. */
  readTopic(topic: string): Promise<TopicReading>
  /** What feeds are made of. */
  content: Changes
  /** `subscribers`: somebody asked something of the hub. */
  signals: Pick<Signals, 'listen'>
  clock: Clock
  onPerformed(task: Pick<HubTask, 'kind' | 'chave_id'>, performed: Performed): void
  onError(error: unknown): void
}

const LOOK_MS = 2_000
/** How long after a change to look once more: an index in a cluster follows later. */
const AGAIN_MS = 60_000

/**
 * Confirms subscriptions, and sends feeds that have changed, until it is disposed. Its whole state is stored: whoever
 * comes after it goes on, and begins by looking at all feeds.
 */
export function startHub(deps: HubLoopDeps): AsyncDisposable {
  const { signals, onError } = deps
  const seesChange = changeSeer(deps)
  let working = Promise.resolve()
  const look = () => {
    working = working.then(work).catch(onError)
  }
  const looking = setInterval(look, LOOK_MS)
  const listening = signals.listen((signal) => {
    if (signal === 'subscribers') look()
  })
  const over = new AbortController()
  look()

  return {
    async [Symbol.asyncDispose]() {
      over.abort()
      clearInterval(looking)
      listening[Symbol.dispose]()
      await working
    },
  }

  async function work(): Promise<void> {
    if (over.signal.aborted) return
    if (seesChange()) await deps.commands.touch()
    while (!over.signal.aborted && (await performDue(deps)) > 0);
  }
}

/** Tells of each change once, and once more some time after the last one. */
function changeSeer({ content, clock }: Pick<HubLoopDeps, 'content' | 'clock'>): () => boolean {
  let seen: string | null = null
  let againAt = Infinity
  return () => {
    const version = content.version()
    const now = clock().getTime()
    if (version === seen && now < againAt) return false
    againAt = version === seen ? Infinity : now + AGAIN_MS
    seen = version
    return true
  }
}

/** Does some of what is due; returns how much it was. */
async function performDue(deps: Omit<HubLoopDeps, 'content' | 'signals' | 'clock'>) {
  const { commands, readTopic, onPerformed, onError } = deps
  const tasks = await commands.claim()
  await Promise.all(
    tasks.map(async (task) => {
      try {
        onPerformed(task, await commands.perform(task, await readTopic(task.topic)))
      } catch (error) {
        onError(error)
      }
    }),
  )
  return tasks.length
}
