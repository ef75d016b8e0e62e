import { bodyTerms, filterTerm } from '../../../engine/analysis.ts'
import { bodiesMeant } from '../../search/reading/read-search.ts'

/** Finds the paths of bodies that filters by these names mean, among the paths of the archive. */
export type BodyPaths = (paths: string[], orgaos: string[], leitura: number) => string[]

/** What a list of paths is found by is kept with the list itself: the archive gives the same one until it grows. */
export function createBodyPaths(): BodyPaths {
  const known = new WeakMap<string[], Map<string, string[]>>()
  return (paths, orgaos, leitura) => {
    const byTerm = known.get(paths) ?? pathsByTerm(paths)
    known.set(paths, byTerm)
    const terms = orgaos.flatMap((orgao) => bodiesMeant(orgao, leitura)).map(filterTerm.orgao)
    return [...new Set(terms.flatMap((term) => byTerm.get(term) ?? []))]
  }
}

function pathsByTerm(paths: string[]): Map<string, string[]> {
  const byTerm = new Map<string, string[]>()
  for (const path of paths)
    for (const term of bodyTerms(path)) {
      const some = byTerm.get(term)
      if (some) some.push(path)
      else byTerm.set(term, [path])
    }
  return byTerm
}
