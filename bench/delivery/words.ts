import { analyzeAct, tokensOf } from '../../server/engine/analysis.ts'
import { createPublicationReader } from '../../server/src/store/archive/publications.ts'
import { openArchive } from '../../server/src/embedded/archive.ts'

/** The number of acts to read. */
const SAMPLE = 1_000

/** Returns `count` words, each in about this share of the acts of an archive. */
export async function chooseWords(
  dataDir: string,
  count: number,
  share: number,
): Promise<string[]> {
  using archive = openArchive(dataDir)
  const { db, sql } = archive
  const publications = createPublicationReader(sql)
  const ids = db.prepare('SELECT id FROM publications ORDER BY random() LIMIT ?').all(SAMPLE)
  const acts = new Map<string, number>()
  for (const { id } of ids) {
    const { texto } = analyzeAct((await publications.find(String(id)))!).fields // just read
    for (const word of new Set(tokensOf(texto))) acts.set(word, (acts.get(word) ?? 0) + 1)
  }
  const distance = (of: number) => Math.abs(of / ids.length - share)
  return [...acts]
    .filter(([word]) => /^[a-z]{5,}$/.test(word))
    .toSorted(([, a], [, b]) => distance(a) - distance(b))
    .slice(0, count)
    .map(([word]) => word)
}
