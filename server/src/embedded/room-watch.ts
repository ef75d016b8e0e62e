import type { Log } from '../collector/log-event.ts'
import type { ReadOnlyReason, Room } from '../service/read-only.ts'

/** How often to check the free space. */
const LOOK_MS = 1_000

export interface RoomWatch extends AsyncDisposable {
  /** Why nothing can be written at the moment; null: it can. */
  obstacle(): ReadOnlyReason | null
  /**
   * Checks at once, because something failed. Whether a lack of space explains it; if so, it is already
   * logged.
   */
  explains(): boolean
  /**
   * Runs a part that writes on its own. It is stopped while nothing can be written, and then started again.
   */
  keep(start: () => AsyncDisposable): void
}

interface Kept {
  start(): AsyncDisposable
  running: AsyncDisposable | null
}

/**
 * Watches the free space of a service that writes. While nothing can be written, the parts given to `keep`
 * are stopped; the log says so once. `room`: null where the space is not watched.
 */
export function watchRoom(room: Room | null, log: Log): RoomWatch {
  const parts: Kept[] = []
  let obstacle: ReadOnlyReason | null = null
  let ended = false
  let changing = Promise.resolve()
  const timer = setInterval(() => void look(false), LOOK_MS)
  timer.unref()

  return {
    obstacle: () => obstacle,
    explains: () => look(true) !== null,
    keep(start) {
      parts.push({ start, running: obstacle === null ? start() : null })
    },
    async [Symbol.asyncDispose]() {
      ended = true
      clearInterval(timer)
      await changing
      await stop()
    },
  }

  function look(isUrgent: boolean): ReadOnlyReason | null {
    if (room === null) return obstacle
    try {
      if (obstacle !== null) {
        if (room.hasReturned()) turn(null)
      } else if (isUrgent || room.isLow()) turn(room.obstacle())
    } catch (error) {
      log.error({ err: error }, 'the data folder cannot be looked at')
    }
    return obstacle
  }

  function turn(found: ReadOnlyReason | null): void {
    if (found === obstacle) return
    obstacle = found
    if (found === null) log.info({}, 'there is room again: the service writes as before')
    else
      log.error(
        { motivo: found },
        'nothing can be written: searches go on; changes, deliveries and collection wait for room',
      )
    changing = changing.then(apply)
  }

  async function apply(): Promise<void> {
    if (obstacle !== null) return await stop()
    if (ended) return
    for (const part of parts) part.running ??= part.start()
  }

  async function stop(): Promise<void> {
    for (const part of parts.toReversed()) {
      const { running } = part
      part.running = null
      await running?.[Symbol.asyncDispose]()
    }
  }
}
