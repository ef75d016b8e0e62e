import type { ActKey } from '../../engine/port.ts'
import type { Falha } from './embedder.ts'
import type { KeySpan } from './vector-table.ts'

/** The acts that are near a text in meaning, or why they are not known. */
export type NearByMeaning =
  /** Nearest first. `known`: how many acts have a vector. */
  { acts: ActKey[]; known: number } | { falha: Falha }

/** Finds acts by what they mean, whatever their words. */
export interface NearActs {
  near(text: string, span: KeySpan): Promise<NearByMeaning>
}
