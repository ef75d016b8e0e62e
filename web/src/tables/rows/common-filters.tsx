import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SITUATIONS, type Situation } from '../../query/state.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { CompanyFilter } from './CompanyFilter.tsx'
import { FacetChoice } from './FacetChoice.tsx'
import { RowAmounts } from './RowAmounts.tsx'
import type { RowFilter } from './RowFilters.tsx'

/** What an address asks for, and how it changes. */
interface Held<State> {
  state: State
  onChange(changed: Partial<State>): void
}

/** How often the rows have each value; null until they are counted. */
type Counts = { valores: { valor: string; total: number }[] } | null | undefined

/** A filter that these fields hold. */
export function filterOf<State extends object>(
  state: State,
  name: string,
  title: string,
  fields: (keyof State)[],
  body: ReactNode,
): RowFilter<State> {
  const chosen = fields.flatMap((field) => state[field]).filter((one) => one !== undefined).length
  const none = Object.fromEntries(fields.map((field) => [field, undefined])) as Partial<State>
  return { name, title, chosen, none, body }
}

interface OfPeriod {
  data_inicio?: string
  data_fim?: string
}

/** When rows were published. */
export function periodFilter(
  { state, onChange }: Held<OfPeriod>,
  { tables, search }: Pick<Words, 'tables' | 'search'>,
  format: Format,
): RowFilter<OfPeriod> {
  const body = <PeriodFilter state={state} onChange={onChange} />
  const fields: (keyof OfPeriod)[] = ['data_inicio', 'data_fim']
  const says = periodWords(state, search, format)
  return { ...filterOf(state, 'period', tables.published, fields, body), says }
}

type KindOf<Values> = NonNullable<Values> extends (infer Kind extends string)[] ? Kind : never

/** The kinds that a column may have. */
export function kindFilter<State extends object, Field extends keyof State & string>(
  { state, onChange }: Held<State>,
  field: Field,
  counts: Counts,
  said: { name: string; title: string; names: Record<KindOf<State[Field]>, string> },
): RowFilter<State> {
  const body = (
    <FacetChoice
      title={said.title}
      counts={counts?.valores ?? null}
      names={said.names}
      chosen={(state[field] ?? []) as KindOf<State[Field]>[]}
      onChange={(chosen) => onChange({ [field]: chosen } as Partial<State>)}
    />
  )
  return filterOf(state, said.name, said.title, [field], body)
}

/** What became of the act of a row. */
export function situationFilter(
  { state, onChange }: Held<{ situacao?: Situation[] }>,
  title: string,
  { situacao: names }: Words['common'],
): RowFilter<typeof state> {
  const body = (
    <FacetChoice
      title={title}
      counts={null}
      values={SITUATIONS}
      names={names}
      chosen={state.situacao ?? []}
      onChange={(chosen) =>
        onChange({ situacao: chosen && SITUATIONS.filter((one) => chosen.includes(one)) })
      }
    />
  )
  return filterOf(state, 'situation', title, ['situacao'], body)
}

/** Companies of a column, by CNPJ. */
export function companyFilter<Field extends string>(
  { state, onChange }: Held<{ [Of in Field]?: string[] }>,
  field: Field,
  name: string,
  title: string,
): RowFilter<typeof state> {
  const set = (chosen: string[] | undefined) => onChange({ [field]: chosen } as typeof state)
  const body = <CompanyFilter title={title} chosen={state[field]} onChange={set} />
  return filterOf(state, name, title, [field], body)
}

interface OfAmount {
  valor_min?: number
  valor_max?: number
}

export function amountFilter(
  { state, onChange }: Held<OfAmount>,
  name: string,
  title: string,
): RowFilter<OfAmount> {
  const body = <RowAmounts title={title} state={state} onChange={onChange} />
  return filterOf(state, name, title, ['valor_min', 'valor_max'], body)
}

interface OfBodies {
  orgao?: string[]
}

/** Bodies that publish; `totalOf` counts the rows of one that is not among the counted. */
export function bodyFilter<Query extends object>(
  held: Held<OfBodies>,
  title: string,
  counts: Counts,
  query: Query,
  totalOf: TotalOf<Query>,
): RowFilter<OfBodies> {
  const body = <Bodies {...held} {...{ title, counts, query, totalOf }} />
  return filterOf(held.state, 'body', title, ['orgao'], body)
}

type OneBody = { orgao: string[]; limite: number }
type TotalOf<Query> = (
  client: QueryClient,
  query: Query & OneBody,
) => Promise<{ total: number | null }>

interface BodiesProps<Query> extends Held<OfBodies> {
  title: string
  counts: Counts
  query: Query
  totalOf: TotalOf<Query>
}

function Bodies<Query extends object>(props: BodiesProps<Query>) {
  const { state, onChange, title, counts, query, totalOf } = props
  const client = useQueryClient()
  const count = async (path: string) =>
    (await totalOf(client, { ...query, orgao: [path], limite: 1 })).total
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <BodyChoice
        values={counts?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
