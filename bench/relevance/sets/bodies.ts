import { slug } from '../../../server/engine/analysis.ts'
import type { Archive } from '../archive.ts'
import { ask } from '../ask.ts'
import { type QuerySet, sample } from '../measure.ts'

/** Names of one word mean more than a body. */
const LEAST_WORDS = 2
const QUERIES = 100

/** Drawn from all levels of all paths that the archive has, however few acts a body has. */
export const bodies: QuerySet = {
  name: 'names of bodies',
  measure: "share of the body's acts",
  aim: '0.95',
  cases: (archive) =>
    sample(namesIn(archive), QUERIES, (name) => name).map((name) => ({
      termo: name,
      score: () => shareFound(archive, name.toLowerCase(), name),
    })),
}

function namesIn({ acts }: Archive): Set<string> {
  const names = new Set<string>()
  for (const { orgao } of acts.values())
    for (const level of orgao.split('/'))
      if (slug(level).split('_').length >= LEAST_WORDS) names.add(level)
  return names
}

/** The share of a body's acts that a query finds. */
export async function shareFound(archive: Archive, termo: string, name: string): Promise<number> {
  const { index } = archive
  const all = { query: { kind: 'all' }, order: 'recentes', offset: 0, limit: 100_000 } as const
  const { keys: own } = await index.search({ ...all, filters: { orgaos: [name] } })
  if (own.length === 0) throw new Error(`no act of ${slug(name)}`)
  const found = new Set((await ask(archive, termo, 100_000)).keys)
  return own.filter((key) => found.has(key)).length / own.length
}
