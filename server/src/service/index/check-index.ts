import type { SearchCluster } from '../../search/opensearch/index.ts'
import type { ActKey } from '../../search/search-index.ts'

/** How many acts a section of a day has. */
interface SectionCount {
  /** YYYY-MM-DD */
  data: string
  secao: string
  acts: number
}

/** What the archive has, to be compared with an index. */
export interface IndexCheckStore {
  counts(): Promise<SectionCount[]>
  keysOf(data: string, secao: string): Promise<ActKey[]>
  /** Has these acts read again by whoever follows. */
  note(keys: ActKey[]): Promise<void>
}

/** A section of a day of which archive and index do not have the same acts, under the names of the report. */
interface IndexDifference {
  data: string
  secao: string
  /** Acts of the archive, and of the index. */
  acervo: number
  indice: number
}

export interface IndexCheck {
  /** Acts of the archive. */
  atos: number
  diferencas: IndexDifference[]
  /** Acts that whoever indexes was told to read again. */
  anotados: number
}

/** Compares by day and section, and has what differs read again. What was written just now may differ, too. */
export async function checkIndex(
  store: IndexCheckStore,
  cluster: Pick<SearchCluster, 'counts' | 'keysOf'>,
): Promise<IndexCheck> {
  // The index first: it follows, so nothing that it has is missing from the archive.
  const indexed = new Map((await cluster.counts()).map((count) => [placeOf(count), count]))
  const archived = new Map((await store.counts()).map((count) => [placeOf(count), count]))
  const check: IndexCheck = { atos: 0, diferencas: [], anotados: 0 }
  for (const { acts } of archived.values()) check.atos += acts
  for (const [place, { data, secao }] of [...archived, ...indexed]) {
    const [acervo, indice] = [archived, indexed].map((counts) => counts.get(place)?.acts ?? 0)
    archived.delete(place)
    indexed.delete(place)
    if (acervo === indice) continue
    check.diferencas.push({ data, secao, acervo: acervo!, indice: indice! })
    const keys = new Set(await store.keysOf(data, secao))
    const differing = keys.symmetricDifference(new Set(await cluster.keysOf(data, secao)))
    await store.note([...differing])
    check.anotados += differing.size
  }
  return check
}

const placeOf = ({ data, secao }: SectionCount) => `${data} ${secao}`
