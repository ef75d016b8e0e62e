import { type ReadField, type ValuesOf, readFields, text } from '../../query/fields.ts'

/** As printed: `Fulana de Tal`. */
const name: ReadField<string> = (written) =>
  text(written)?.trim().replaceAll(/\s+/g, ' ') || undefined

const FIELDS = { nome: name }

/** The page of a name, as in the address. */
export interface PersonState extends ValuesOf<typeof FIELDS> {}

export function readPerson(values: Record<string, unknown>): PersonState {
  return readFields(values, FIELDS)
}
