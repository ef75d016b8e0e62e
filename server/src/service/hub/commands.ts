import type { Outcome } from '../../lib/errors/outcome.ts'
import type { Signals } from '../signals.ts'
import type { HubClaim, HubRequest, HubTask } from './hub-store.ts'
import { type HubTaskDeps, type Performed, performTask } from './perform-task.ts'
import { type TopicContent, type TopicReading, topicDigest } from './topic.ts'

/** The most subscribers of feeds with one key: a feed has a key of its own, and few readers. */
const SUBSCRIBERS_LIMIT = 20
/** How many tasks are done at once; each takes some seconds at most. */
const AT_ONCE = 16
/** Nobody else takes over what a killed process has claimed sooner than this. */
const CLAIM_MS = 60_000
/** An import changes the gazette for minutes; feeds are looked at no more often than this. */
const TOUCH_MS = 10_000

/** The hub of the feeds (WebSub). */
export interface HubCommands {
  /** Accepts a request, which the subscriber has to confirm. `present`: the feed as it is. */
  ask(request: Omit<HubRequest, 'seen'>, present: TopicContent): Promise<Outcome<null, 'limite'>>
  /** Looks whether the gazette has changed, and with it feeds. */
  touch(): Promise<void>
  /** Claims some of what is due. */
  claim(): Promise<HubClaim>
  /** Does what was claimed, and keeps what came of it. */
  perform(task: HubTask, topic: TopicReading): Promise<Performed>
}

export interface HubCommandDeps extends HubTaskDeps {
  signals: Pick<Signals, 'announce'>
}

export function createHubCommands(deps: HubCommandDeps): HubCommands {
  const { hub, signals, clock } = deps
  return {
    async ask(request, present) {
      const seen = topicDigest(present)
      const outcome = await hub.ask({ ...request, seen }, SUBSCRIBERS_LIMIT, clock())
      if ('done' in outcome) signals.announce('subscribers')
      return outcome
    },
    touch() {
      const now = clock()
      return hub.touch(now, new Date(now.getTime() - TOUCH_MS))
    },
    claim() {
      const now = clock()
      return hub.claim(AT_ONCE, now, new Date(now.getTime() + CLAIM_MS))
    },
    perform: (task, topic) => performTask(task, topic, deps),
  }
}
