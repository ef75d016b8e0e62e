import type { Clock } from '../../lib/time/clock.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { type BulletinDeps, createBulletins } from './bulletins.ts'
import { type DigestDeps, writeDigests } from './digests.ts'
import { type EmptyNoticeDeps, createEmptyNotices } from './empty-notices.ts'
import { type LateWatchDeps, createLateWatch } from './late-watch.ts'

/** How often to check whether a mail is due. */
const LOOK_MS = 1_000

export interface MailWriterDeps extends DigestDeps, BulletinDeps, EmptyNoticeDeps, LateWatchDeps {
  clock: Clock
  sleep: Sleep
}

/** Writes the mails that are due, for alerts, bulletins and late editions, until it is disposed. */
export function startMailWriter(deps: MailWriterDeps): AsyncDisposable {
  const { clock, sleep, onCrash } = deps
  const stop = new AbortController()
  const works = [
    (now: Date) => writeDigests(deps, now),
    createBulletins(deps),
    createEmptyNotices(deps),
    createLateWatch(deps),
  ]
  const writing = write()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort(new Error('the service ends'))
      await writing
    },
  }

  async function write(): Promise<void> {
    while (!stop.signal.aborted) {
      const now = clock()
      for (const work of works) await work(now).catch(onCrash)
      await sleep(LOOK_MS, stop.signal).catch(() => {}) // aborted
    }
  }
}
