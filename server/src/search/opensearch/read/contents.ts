import { filterTerm } from '../../../../engine/analysis.ts'
import { type ActKey, KEYS_PER_DAY, dateOfKey, firstKeyOf } from '../../../../engine/port.ts'
import type { ChangeMark } from '../mapping/document.ts'
import { allOf, hasTerm } from '../query/clause.ts'
import { keysIn } from '../query/filters.ts'
import type { Asker } from './ask.ts'
import { hitsPage } from './pages.ts'

/** The number of acts that an index has of a section of a day. */
export interface IndexedSection {
  /** YYYY-MM-DD */
  data: string
  secao: string
  acts: number
}

interface CompositePage {
  after_key?: object
  buckets: { key: { day: number; secao: string }; doc_count: number }[]
}

/** The most sections, or keys, in one answer. */
const MOST = 5_000

/** All sections of all days. */
export async function countSections(asker: Asker): Promise<IndexedSection[]> {
  const sources = [
    { day: { histogram: { field: 'chave', interval: KEYS_PER_DAY } } },
    { secao: { terms: { field: 'faceta.secao' } } },
  ]
  const counted: IndexedSection[] = []
  for (let after: object | undefined; ;) {
    const sections = { composite: { size: MOST, sources, ...(after && { after }) } }
    const body = { size: 0, track_total_hits: false, aggs: { sections } }
    const answer = await asker.search<{ sections: CompositePage }>(body)
    const { buckets, after_key } = answer.aggregations.sections
    for (const { key, doc_count } of buckets)
      counted.push({ data: dateOfKey(key.day), secao: key.secao, acts: doc_count })
    if (buckets.length < MOST || after_key === undefined) return counted
    after = after_key
  }
}

/** The newest change of the archive that any of the acts may show; null: there are none. */
export async function newestChange(asker: Asker): Promise<ChangeMark | null> {
  const { hits } = await asker.search({
    query: { exists: { field: 'mudanca.seq' } },
    size: 1,
    sort: [{ 'mudanca.seq': 'desc' }, { 'mudanca.mark': 'desc' }],
    track_total_hits: false,
    stored_fields: '_none_',
  })
  const [seq, mark] = hits.hits?.[0]?.sort ?? []
  return seq === undefined || mark === undefined ? null : { seq, mark }
}

/** The acts of a section of a day, ascending. */
export async function keysOfSection(asker: Asker, data: string, secao: string): Promise<ActKey[]> {
  const first = firstKeyOf(data)
  const section = [
    hasTerm('filtros', filterTerm.secao(secao)),
    keysIn({ gte: first, lt: first + KEYS_PER_DAY }),
  ]
  const keys: ActKey[] = []
  for (;;) {
    const page = { offset: keys.length, limit: MOST }
    const found = await hitsPage(asker, allOf(section), 'antigas', page)
    keys.push(...found.keys)
    if (found.keys.length < MOST) return keys
  }
}
