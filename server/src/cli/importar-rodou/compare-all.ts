import type { ComparedTerm } from '../../rodou/compare.ts'
import type { ComparableSearch, TranslatedFile } from '../../rodou/dag.ts'
import type { ReadyAct } from '../../rodou/emulator.ts'
import { type FoundItem, type MailedComparison, compareMailed } from '../../rodou/mailed.ts'
import {
  type ComparedSearch,
  type ComparisonMeans,
  actsByDay,
  bySearch,
  compareDay,
  findByItems,
} from './compare-searches.ts'
import type { ComparedPeriod } from './period.ts'
import type { MailedDag } from './read-mailed.ts'

/** What the CSVs of a DAG had, and what its alerts find. */
export interface ComparedMails extends MailedComparison {
  dag: MailedDag
  /** Days without a CSV on which its alerts find acts: nobody knows what was mailed. */
  unmailed: { data: string; arauto: number }[]
}

export interface WholeComparison {
  searches: ComparedSearch[]
  mails: ComparedMails[]
}

/** What is compared. */
interface Compared {
  translated: TranslatedFile[]
  period: ComparedPeriod
  /** Whether each search is compared with Ro-DOU's own reading, too. */
  withReading: boolean
  mailed: MailedDag[]
}

/** Goes once through the acts of a period. */
export async function compareAll(
  { translated, period, withReading, mailed }: Compared,
  means: ComparisonMeans,
): Promise<WholeComparison> {
  const wanted = translated.filter(({ id }) => withReading || mailed.some((dag) => dag.id === id))
  const searches = wanted.flatMap(({ pesquisas }) => pesquisas)
  const items = await findByItems(searches, period, means)
  const terms: ComparedTerm[] = []
  const mails = mailed.map((dag): ComparedMails => ({ dag, ...NOTHING() }))
  for await (const { data, acts } of actsByDay(period, means)) {
    if (withReading) compareDay(acts, items.found, terms)
    for (const mail of mails)
      addDay(mail, data, acts, foundBy(searchesOf(mail.dag, translated), items.found))
  }
  return { searches: withReading ? bySearch(searches, items, terms) : [], mails }
}

const NOTHING = () => ({
  enviados: 0,
  arauto: 0,
  comuns: 0,
  differences: [],
  unknown: [],
  unmailed: [],
})

function searchesOf({ id }: MailedDag, translated: TranslatedFile[]): ComparableSearch[] {
  return translated.find((file) => file.id === id)?.pesquisas ?? []
}

function foundBy(searches: ComparableSearch[], found: FoundItem[]): FoundItem[] {
  return found.filter(({ search }) => searches.includes(search))
}

function addDay(mail: ComparedMails, data: string, acts: ReadyAct[], found: FoundItem[]): void {
  const rows = mail.dag.rows.filter((row) => row.data === data)
  if (rows.length === 0) {
    const here = acts.filter(({ act }) => found.some(({ ids }) => ids.has(act.id)))
    if (here.length > 0) mail.unmailed.push({ data, arauto: here.length })
    return
  }
  const day = compareMailed(acts, rows, found)
  mail.enviados += day.enviados
  mail.arauto += day.arauto
  mail.comuns += day.comuns
  mail.differences.push(...day.differences)
  mail.unknown.push(...day.unknown)
}
