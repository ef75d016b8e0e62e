import type { Signals } from '../signals.ts'
import type { HubCommands } from './commands.ts'
import type { HubTask } from './hub-store.ts'
import type { Performed } from './perform-task.ts'
import type { TopicReading } from './topic.ts'

export interface HubLoopDeps {
  commands: Omit<HubCommands, 'ask'>
  /** Reads a feed as its subscriber would. */
  readTopic(topic: string): Promise<TopicReading>
  /** `subscribers`: somebody asked something of the hub. */
  signals: Pick<Signals, 'listen'>
  onPerformed(task: Pick<HubTask, 'kind' | 'chave_id'>, performed: Performed): void
  onError(error: unknown): void
}

const LOOK_MS = 2_000

/**
 * Confirms subscriptions, and sends feeds that have changed, until it is disposed. Its whole state is stored: whoever
 * comes after it goes on.
 */
export function startHub(deps: HubLoopDeps): AsyncDisposable {
  const { signals, onError } = deps
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
    await deps.commands.touch()
    while (!over.signal.aborted && (await performDue(deps)) > 0);
  }
}

/** Does some of what is due; returns how much it was. */
async function performDue({ commands, readTopic, onPerformed, onError }: HubLoopDeps) {
  const { tasks, lost } = await commands.claim()
  for (const one of lost) onPerformed(one, 'ilegivel')
  const readings = new Map<string, Promise<TopicReading>>()
  await Promise.all(
    tasks.map(async (task) => {
      try {
        onPerformed(task, await commands.perform(task, await readOnce(task)))
      } catch (error) {
        onError(error)
      }
    }),
  )
  return tasks.length

  function readOnce({ topic }: HubTask): Promise<TopicReading> {
    const known = readings.get(topic) ?? readTopic(topic)
    readings.set(topic, known)
    return known
  }
}
