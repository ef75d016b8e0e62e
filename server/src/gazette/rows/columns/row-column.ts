export type ScalarType = 'string' | 'date' | 'integer' | 'number' | 'boolean'

/** A field of the objects in a list. */
export interface ListedField {
  name: string
  type: ScalarType
  mayLack?: boolean
}

/** A list of values, or of objects. */
interface ListType {
  items: ScalarType | readonly ListedField[]
}

export type ColumnType = ScalarType | ListType

/** A column of a table, for those who read it and for the files that it is written to. */
export interface RowColumn {
  title: string
  description: string
  type: ColumnType
  /** All that it can be. */
  values?: readonly string[]
  /** Null where nothing is printed. */
  mayLack?: boolean
}
