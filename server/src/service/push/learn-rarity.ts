import { type KeyRarity, rarityIn } from '../../monitor/act-keys.ts'
import { type ActToWatch, watchedAct } from '../../monitor/watched-act.ts'
import type { ActKey } from '../../../engine/port.ts'

/** How many acts are read, spread over the newest ones: all sections of some days. */
const SAMPLE = 500
const NEWEST = 20_000

/** The acts from which rarity is learned. */
export interface ActSample {
  /** Those of the newest days, at most `limit`. */
  newestKeys(limit: number): Promise<ActKey[]>
  /** Null when the act does not exist (any more). */
  read(key: ActKey): Promise<ActToWatch | null>
}

/** Learns which keys are rare from the newest acts of the archive. */
export async function learnRarity(acts: ActSample): Promise<KeyRarity> {
  const keys = await acts.newestKeys(NEWEST)
  const step = Math.max(1, Math.floor(keys.length / SAMPLE))
  const sample: ActToWatch[] = []
  for (const key of keys.filter((_, i) => i % step === 0)) {
    const act = await acts.read(key)
    if (act !== null) sample.push(act)
  }
  return rarityIn(sample.values().map(watchedAct))
}
