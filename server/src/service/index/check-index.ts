import type { SearchCluster } from '../../search/opensearch/index.ts'
import type { ActKey } from '../../../engine/port.ts'

/** The number of acts of a section of a day. */
interface SectionCount {
  /** YYYY-MM-DD */
  data: string
  secao: string
  acts: number
}

/** What the archive contains, to compare with an index. */
export interface IndexCheckStore {
  counts(): Promise<SectionCount[]>
  keysOf(data: string, secao: string): Promise<ActKey[]>
  /** Tells the follower to index these acts again. */
  note(keys: ActKey[]): Promise<void>
}

/** A section of a day in which archive and index differ, with the names of the report. */
interface IndexDifference {
  data: string
  secao: string
  /** The acts of the archive, and those of the index. */
  acervo: number
  indice: number
}

export interface IndexCheck {
  /** The number of acts of the archive. */
  atos: number
  diferencas: IndexDifference[]
  /** The number of acts that will be indexed again. */
  anotados: number
}

/**
 * Compares by day and section, and has differing acts indexed again. Acts that were written just
 * now may differ, too.
 */
export async function checkIndex(
  store: IndexCheckStore,
  cluster: Pick<SearchCluster, 'counts' | 'keysOf'>,
): Promise<IndexCheck> {
  // Reads the index first: it follows the archive, so nothing that it has is missing there.
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
