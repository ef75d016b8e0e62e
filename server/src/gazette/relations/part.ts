/** What a part of an act is, as it crosses the wire. */
export const PART_KINDS = ['dispositivo', 'pessoa', 'ato', 'medida'] as const
type PartKind = (typeof PART_KINDS)[number]

/** Half-open, in UTF-16 units of a text. */
export type Span = [start: number, end: number]

/** The part of an act that another one speaks of. */
export interface MeantPart {
  /**
   * `dispositivo`: articles, items, annexes; `pessoa`: what the act did for somebody; `ato`: one of
   * the acts in an article; `medida`: another part, in the words that name it.
   */
  tipo: PartKind
  /** The words that name it, as printed; several people are joined by `; `. */
  texto: string
  /** Of one of the acts in an article: how many there are. */
  of?: number
}

/** A part, and where the text that speaks of it names it. */
export interface ToldPart extends MeantPart {
  at: Span[]
}
