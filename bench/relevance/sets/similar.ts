import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_LIMIT } from '../../../server/engine/port.ts'
import { mostAlike } from '../../../server/src/service/archive/similar-acts.ts'
import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { Archive } from '../archive.ts'
import type { QuerySet } from '../measure.ts'

/** An act, and others that a reader compared with it, all by `idMateria`. */
interface Compared {
  ato: string
  /** Of the same object. */
  sim: string[]
  nao: string[]
}

const COMPARED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'similar-acts.json'), 'utf8'),
) as Compared[] // committed beside this file

const SHOWN = 5

/** An act that nobody compared counts as wrong. */
export const similar: QuerySet = {
  name: 'similar acts',
  measure: 'P@5, of the same object',
  aim: '0.6',
  cases: (archive) => {
    const acts = new Map([...archive.acts.values()].map((act) => [act.idMateria, act]))
    const ids = new Map([...acts.values()].map(({ id, idMateria }) => [id, idMateria]))
    return COMPARED.map(({ ato, sim }) => ({
      termo: ato,
      score: async () => {
        const found = await alike(archive, acts.get(ato)!) // all acts are read
        return found.filter((id) => sim.includes(ids.get(id)!)).length / SHOWN
      },
    }))
  },
}

function alike({ acts, index }: Archive, act: Publication): Promise<string[]> {
  const view = {
    index: {
      search: async ({ filters, ...request }: Parameters<typeof index.search>[0]) =>
        index.search({ ...request, filters }),
    },
    acts: async (keys: number[]) => keys.map((key) => acts.get(key)!), // they were found
    budget: NO_LIMIT,
  }
  return mostAlike(view, act, SHOWN)
}
