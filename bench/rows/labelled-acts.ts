import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readActsOf, readRealActs } from '../lib/real-acts.ts'

/** Acts of another year, which public collections have. */
const ELSEWHERE = ['../relations/editions', 'editions']

/** Every act that a label may be about, by its id; none where there are no real editions. */
export async function readLabelledActs(): Promise<Map<string, Publication>> {
  const real = await readRealActs()
  if (real.size === 0) return real
  const others = ELSEWHERE.map((folder) => readActsOf(join(import.meta.dirname, folder)))
  return new Map([real, ...(await Promise.all(others))].flatMap((acts) => [...acts]))
}
