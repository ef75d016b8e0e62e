import type { Bell } from '../lib/flow/bell.ts'
import type { Builder } from './build.ts'
import { NoEmbedding } from './embedder.ts'
import type { VectorStore } from './vector-store.ts'

/** How soon acts that have just arrived are looked for. */
const LOOK_MS = 5_000
/** Looking through all acts takes at most this share of the time. */
const SHARE = 0.1
/** After a failure; each further one in a row doubles it. */
const LEAST_REST_MS = 1_000
const MOST_REST_MS = 300_000

export interface KeepBuiltDeps {
  builder: Builder
  store: Pick<VectorStore, 'note'>
  /** Differs once acts may have changed. */
  version(): string
  /** Rings at the end. */
  bell: Bell
  now(): number
  onTrouble(error: NoEmbedding): void
}

/** Makes what is missing, and looks for more, until `signal` aborts. */
export async function keepBuilt(deps: KeepBuiltDeps, signal: AbortSignal): Promise<void> {
  const { builder, store, version, bell, now, onTrouble } = deps
  let failures = 0
  let seen: string | null = null
  let passBegan = now()
  while (!signal.aborted) {
    try {
      const current = version()
      const isMore = await builder.step()
      if (failures > 0) await store.note(null)
      failures = 0
      if (isMore) {
        await bell.wait(0) // searches of other threads come first
        continue
      }
      seen = current
      const rest = Math.max(LOOK_MS, (now() - passBegan) / SHARE)
      do await bell.wait(rest)
      while (version() === seen && !signal.aborted)
      passBegan = now()
    } catch (error) {
      if (!(error instanceof NoEmbedding)) throw error
      if (failures === 0) onTrouble(error)
      await store.note(`${error.falha}: ${error.message}`)
      await bell.wait(error.restMs ?? Math.min(MOST_REST_MS, LEAST_REST_MS * 2 ** failures))
      failures++
    }
  }
}
