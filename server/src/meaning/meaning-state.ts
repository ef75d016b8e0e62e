/** How far the vectors of an archive are, with the names of the wire. */
export interface MeaningState {
  /** Null: it has not answered yet. */
  modelo: string | null
  dimensoes: number | null
  /** How many acts have a vector. */
  vetores: number
  /** What keeps more from being made; null: nothing. */
  falha: string | null
}
