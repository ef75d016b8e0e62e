import { lazyRouteComponent } from '@tanstack/react-router'
import { loadLater } from '../words/pt/index.ts'

/**
 * A part of the page did not load: there is no network, or a new deployment has removed the file.
 */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

type Load<M> = () => Promise<M>

const loads: Load<unknown>[] = []

/** Code that loads on demand, with its words, or earlier when the browser is idle (`fetchAhead`). */
export function part<M>(load: Load<M>): Load<M> {
  const loadPart = async () => {
    try {
      return (await Promise.all([load(), loadLater()]))[0]
    } catch (cause) {
      // Not the browser's own error: the router would reload the page for that, even without a
      // network.
      throw new PartMissing('', { cause })
    }
  }
  loads.push(loadPart)
  return loadPart
}

/** A screen that loads separately. */
export function screen<K extends string>(load: Load<Record<K, () => unknown>>, name: K) {
  return lazyRouteComponent(part(load), name)
}

/** Browsers without requestIdleCallback wait this long instead. */
const PAUSE_MS = 200

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, PAUSE_MS)
  })
}

/**
 * Loads every part while the browser is idle, one at a time: then neither a lost connection nor a
 * new deployment can take it away. Not if the visitor saves data.
 */
export async function fetchAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const load of loads) {
    await idle()
    try {
      await load()
    } catch {
      // A missing part is reported when it is needed.
      return
    }
  }
}
