import { randomUUID } from 'node:crypto'
import { BroadcastChannel } from 'node:worker_threads'
import { type Breaker, createBreaker } from '../lib/flow/breaker.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { NearActs, NearByMeaning } from '../meaning/near-acts.ts'
import type { KeySpan } from '../meaning/vector-table.ts'

interface Question {
  id: string
  text: string
  span: KeySpan
}

interface Reply {
  id: string
  nearness: NearByMeaning
}

/** The time of the model (meaning/search.ts), of a search of the vectors, and of the way. */
const ANSWER_MS = 600
const FAILURES = 3
const REST_MS = 30_000
const NO_REPLY: NearByMeaning = { falha: 'prazo' }

/** Asks the thread that has the vectors of an archive, which all threads of this process share. */
export function askNear(dataDir: string, clock: Clock): NearActs & Disposable {
  const questions = channel(`${dataDir} asks`)
  const replies = channel(`${dataDir} replies`)
  const breaker = createBreaker(FAILURES, REST_MS, () => clock().getTime())
  const waiting = new Map<string, (nearness: NearByMeaning) => void>()
  hear(replies, (message) => {
    const { id, nearness } = message as Reply
    waiting.get(id)?.(nearness)
  })

  return {
    async near(text, span) {
      if (breaker.isOpen()) return NO_REPLY
      const id = randomUUID()
      const replied = Promise.withResolvers<NearByMeaning>()
      waiting.set(id, replied.resolve)
      const timer = setTimeout(() => replied.resolve(NO_REPLY), ANSWER_MS)
      questions.postMessage({ id, text, span } satisfies Question)
      const nearness = await replied.promise
      clearTimeout(timer)
      waiting.delete(id)
      count(breaker, nearness !== NO_REPLY)
      return nearness
    },
    [Symbol.dispose]() {
      questions.close()
      replies.close()
    },
  }
}

function count(breaker: Breaker, isReply: boolean): void {
  if (isReply) breaker.succeeded()
  else breaker.failed()
}

/** Answers what other threads ask. */
export function answerNear(dataDir: string, acts: NearActs): Disposable {
  const questions = channel(`${dataDir} asks`)
  const replies = channel(`${dataDir} replies`)
  hear(questions, async (message) => {
    const { id, text, span } = message as Question
    replies.postMessage({ id, nearness: await acts.near(text, span) } satisfies Reply)
  })
  return {
    [Symbol.dispose]() {
      questions.close()
      replies.close()
    },
  }
}

function channel(name: string): BroadcastChannel {
  const opened = new BroadcastChannel(`arauto sentido ${name}`)
  opened.unref()
  return opened
}

function hear(on: BroadcastChannel, heard: (message: unknown) => unknown): void {
  on.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) void heard(event.data)
  })
}
