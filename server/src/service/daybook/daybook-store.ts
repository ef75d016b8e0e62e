import type { MeantPart } from '../../gazette/relations/part.ts'
import type { Alcance } from '../../gazette/relations/reach.ts'
import type { Relation } from '../../gazette/publication-detail.ts'
import type { ActKey } from '../../../engine/port.ts'

/** The keys of a day's acts: from `first` on, and below `after`. */
export interface KeysOfDay {
  first: ActKey
  after: ActKey
}

/** An act that an alert has found when it came, or when it was run over the past. */
export interface RecordedMatch {
  alertaId: string
  publicacao: string
  /** The event that tells of it, which goes sooner than the record. */
  evento: string
}

/** What an act of the day did to an earlier one. */
export interface RecordedChange {
  /** The earlier act. */
  publicacao: string
  tipo: Relation['tipo']
  /** The act that did it. */
  por: string
  confianca: number
  alcance: Alcance | null
  parte: MeantPart | null
}

/** Whose day it is. */
export interface DaybookOwner {
  conta_id: string
  /** Null: a key without an owner, for whom nothing is marked. */
  pessoa_id: string | null
}

/** What a person has done with an act. */
export interface ActMark {
  publicacao: string
  lido_em: string | null
  guardado_em: string | null
}

/** A change of marks; what is absent stays. */
export interface MarkChange {
  lido?: boolean
  guardado?: boolean
}

/** Reads what the days of a person are made of; implemented by store/. */
export interface DaybookReader {
  /** What the account's alerts have found of the acts of a day, in the order of the gazette. */
  matches(conta_id: string, data: string, most: number): Promise<RecordedMatch[]>
  /** The items that an act matches, by event; those of old events are gone. */
  termos(eventos: string[]): Promise<Map<string, string[]>>
  /** The newest day, before this one, of which an alert has found an act lately; null: none. */
  lastFound(alertaId: string, before: string): Promise<string | null>
  /**
   * The earlier acts that acts of a day have changed, of those that alerts of the account had found or the person
   * had saved; in the order of the gazette.
   */
  changedEarlier(whose: DaybookOwner, day: KeysOfDay, most: number): Promise<string[]>
  /** What acts of a day did to these earlier ones. */
  changesOf(publicacoes: string[], day: KeysOfDay): Promise<RecordedChange[]>
  /** Which alerts of the account had found these acts. */
  finders(
    conta_id: string,
    publicacoes: string[],
  ): Promise<Pick<RecordedMatch, 'alertaId' | 'publicacao'>[]>
  marks(pessoa_id: string, publicacoes: string[]): Promise<ActMark[]>
  savedCount(pessoa_id: string): Promise<number>
  /** What a person has saved, the newest first. */
  saved(pessoa_id: string, page: { offset: number; limit: number }): Promise<ActMark[]>
  /** The nearest days with an edition, before and after this one. */
  editionsAround(data: string): Promise<{ before: string | null; after: string | null }>
  /** The days between two others of which it is certain that they have none of these sections. */
  daysWithout(
    sections: readonly string[],
    between: { after: string; before: string },
  ): Promise<string[]>
}

/** Writes what people do with acts; implemented by store/. */
export interface MarkStore {
  /** Changes the marks of those of these acts that are in the archive, and returns theirs. */
  mark(pessoa_id: string, publicacoes: string[], change: MarkChange, now: Date): Promise<ActMark[]>
}
