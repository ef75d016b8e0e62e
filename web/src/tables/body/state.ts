import { type ReadField, type ValuesOf, day, readFields, text } from '../../query/fields.ts'

/** From the highest body down: `Ministério da Educação/Gabinete do Ministro`. Who writes it may end it with a slash. */
const path: ReadField<string> = (written) => text(written)?.replace(/\/+$/, '') || undefined

const FIELDS = { orgao: path, data_inicio: day, data_fim: day }

/** The page of a body, as in the address: the same names as in the API. */
export interface BodyState extends ValuesOf<typeof FIELDS> {}

export function readBody(values: Record<string, unknown>): BodyState {
  return readFields(values, FIELDS)
}

/** A period that no answer can be of: someone wrote the address by hand. */
export const endsBeforeItBegins = ({ data_inicio, data_fim }: Omit<BodyState, 'orgao'>): boolean =>
  data_inicio !== undefined && data_fim !== undefined && data_inicio > data_fim

/** What the rows of every table are asked for. */
export interface OfBody {
  orgao: string[]
  data_inicio?: string
  data_fim?: string
}
