import { lazyRouteComponent } from '@tanstack/react-router'

/** A part of the page did not come: there is no network, or a new deployment has taken the file away. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

type Load<M> = () => Promise<M>

const loads: Load<unknown>[] = []

/** Code that comes when it is asked for, or before that when the browser is idle (`fetchAhead`). */
export function part<M>(load: Load<M>): Load<M> {
  const loadPart = async () => {
    try {
      return await load()
    } catch (cause) {
      // Not the browser's own error: the router would reload the page for it, even without a network.
      throw new PartMissing('', { cause })
    }
  }
  loads.push(loadPart)
  return loadPart
}

/** A screen that is a part of its own. */
export function screen<K extends string>(load: Load<Record<K, () => unknown>>, name: K) {
  return lazyRouteComponent(part(load), name)
}

/** Browsers without requestIdleCallback wait so long instead. */
const PAUSE_MS = 200

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, PAUSE_MS)
  })
}

/**
 * Gets every part while the browser has nothing else to do, one at a time: what is here neither a lost connection
 * nor a new deployment takes away. Not where the visitor saves data.
 */
export async function fetchAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const load of loads) {
    await idle()
    try {
      await load()
    } catch {
      // Whoever needs a part that is missing is told.
      return
    }
  }
}
