import { type ActKey, dateOfKey } from '../../../engine/port.ts'

/** How many rows have a value, which is a `mes` as YYYY-MM; contracts are summed, too. */
export interface RowCount {
  valor: string
  total: number
}

/** The rows of a day, by the key of the first one. */
type DayCount<Count extends RowCount> = Omit<Count, 'valor'> & { first: ActKey }

/** Counts the rows of a table that a filter finds. */
export interface RowCounter<Filter, Facet extends string, Count extends RowCount> {
  /** In any order; rows without a value count nowhere. */
  counts(filter: Filter, column: Exclude<Facet, 'mes'>): Promise<Count[]>
  days(filter: Filter): Promise<DayCount<Count>[]>
}

interface RowFacet<Count extends RowCount> {
  /** The number of values; the most common ones are listed. */
  total_valores: number
  valores: Count[]
}

/** The requested facets; null for the others. */
export type AskedRowFacets<Facet extends string, Count extends RowCount> = Record<
  Facet,
  RowFacet<Count> | null
>

/** How many values of a facet are listed; months: all. */
const MOST_VALUES = 100

/** What a table can be counted by. */
interface FacetsOfTable<Filter, Facet extends string> {
  /** The filters of each facet, which it ignores: it shows what other values would find. */
  filtersOf: Record<Facet, (keyof Filter)[]>
  asked: Facet[]
}

/** What is counted, and the same without the filter of bodies, for the facet `orgao`. */
interface CountedRows<Filter> {
  filter: Filter
  anywhere: Filter
}

/** Counts the rows that a filter finds. */
export async function countRows<
  Filter extends object,
  Facet extends string,
  Count extends RowCount,
>(
  reader: RowCounter<Filter, Facet, Count>,
  { filter, anywhere }: CountedRows<Filter>,
  { filtersOf, asked }: FacetsOfTable<Filter, Facet>,
): Promise<AskedRowFacets<Facet, Count>> {
  const facets: [Facet, RowFacet<Count> | null][] = []
  for (const facet of Object.keys(filtersOf) as Facet[])
    facets.push([facet, asked.includes(facet) ? await count(facet) : null])
  return Object.fromEntries(facets) as AskedRowFacets<Facet, Count>

  async function count(facet: Facet): Promise<RowFacet<Count>> {
    const others = { ...(facet === 'orgao' ? anywhere : filter) }
    for (const name of filtersOf[facet]) delete others[name]
    if (facet === 'mes') return monthsOf(await reader.days(others))
    const counts = await reader.counts(others, facet as Exclude<Facet, 'mes'>)
    return mostCommon(facet === 'orgao' ? withBodiesAbove(counts) : counts)
  }
}

function mostCommon<Count extends RowCount>(counts: Count[]): RowFacet<Count> {
  const sorted = counts.toSorted((a, b) => b.total - a.total || compare(a.valor, b.valor))
  return { total_valores: counts.length, valores: sorted.slice(0, MOST_VALUES) }
}

/** The last month first. */
function monthsOf<Count extends RowCount>(days: DayCount<Count>[]): RowFacet<Count> {
  const counts = days.map(({ first, ...numbers }) => {
    const valor = dateOfKey(first).slice(0, 7)
    return { ...numbers, valor } as unknown as Count
  })
  const months = addedUp(counts).toSorted((a, b) => compare(b.valor, a.valor))
  return { total_valores: months.length, valores: months }
}

/** A body counts what its subordinates publish, too. */
function withBodiesAbove<Count extends RowCount>(counts: Count[]): Count[] {
  const each = counts.flatMap((count) => {
    const levels = count.valor.split('/')
    return levels.map((_, depth) => ({ ...count, valor: levels.slice(0, depth + 1).join('/') }))
  })
  return addedUp(each)
}

/** Counts of the same value, added number by number. */
function addedUp<Count extends RowCount>(counts: Count[]): Count[] {
  const sums = new Map<string, Count>()
  for (const count of counts) {
    const sum = sums.get(count.valor)
    sums.set(count.valor, sum === undefined ? count : added(sum, count))
  }
  return [...sums.values()]
}

function added<Count extends RowCount>(sum: Count, count: Count): Count {
  const numbers = Object.entries(count).filter(([name]) => name !== 'valor')
  const both = numbers.map(([name, number]) => [name, sum[name as 'total'] + Number(number)])
  return { ...sum, ...Object.fromEntries(both) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
