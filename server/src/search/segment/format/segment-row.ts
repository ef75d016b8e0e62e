/** A segment as its table row describes it. */
export interface SegmentRow {
  id: number
  acts: number
  /** How many of the acts were corrected or removed since. */
  dead: number
  firstKey: number
  lastKey: number
  /** Words of the acts that are not dead. */
  length: number
  /** The average length used for the best shares of its stripes. */
  average: number
}

/** The columns of a segment: one value per act. */
export type ColumnName = 'keys' | 'lengths' | 'dead' | 'origin' | 'amounts' | FacetName
/** The columns that facets count. */
export type FacetName = 'secao' | 'tipo_ato' | 'orgao'
