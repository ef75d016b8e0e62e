/** A segment as its table row describes it. */
export interface SegmentRow {
  id: number
  acts: number
  /** How many of the acts were corrected or removed since the segment was written. */
  dead: number
  firstKey: number
  lastKey: number
  /** The number of words of the acts that are not dead. */
  length: number
  /** The average length that its best shares were computed with. */
  average: number
}

/** The columns of a segment: one value per act. */
export type ColumnName = 'keys' | 'lengths' | 'dead' | 'origin' | 'amounts' | FacetName
/** The columns that facets count. */
export type FacetName = 'secao' | 'tipo_ato' | 'orgao'
