import { textOf } from '../../lib/address.ts'
import { dayOf, optional } from '../../query/read-values.ts'

/** The page of a body, as in the address: the same names as in the API. */
export interface BodyState {
  /** From the highest body down: `Ministério da Educação/Gabinete do Ministro`. */
  orgao?: string
  data_inicio?: string
  data_fim?: string
}

export function readBody(values: Record<string, unknown>): BodyState {
  return {
    ...optional('orgao', pathOf(textOf(values['orgao']))),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
  }
}

/** Who writes an address may end it with a slash. */
const pathOf = (written: string | undefined) => written?.replace(/\/+$/, '') || undefined

/** A period that no answer can be of: someone wrote the address by hand. */
export const endsBeforeItBegins = ({ data_inicio, data_fim }: Omit<BodyState, 'orgao'>): boolean =>
  data_inicio !== undefined && data_fim !== undefined && data_inicio > data_fim

/** What the rows of every table are asked for. */
export interface OfBody {
  orgao: string[]
  data_inicio?: string
  data_fim?: string
}
