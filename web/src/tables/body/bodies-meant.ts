import type { Orgao } from '../../api/schema.ts'

type Named = Pick<Orgao, 'orgao' | 'nome' | 'sigla'>

const { compare } = new Intl.Collator('pt', { sensitivity: 'base' })

/**
 * The paths that a written one may mean, whatever its case and accents: a path, a single name, or an acronym.
 * A body of the highest level is meant before those that have its name elsewhere.
 */
export function bodiesMeant(written: string, bodies: Named[]): string[] {
  const isWritten = (name: string | null) => name !== null && compare(name, written) === 0
  const paths = bodies.map(({ orgao }) => orgao)
  const ofPath = paths.filter((path) => path === written || isWritten(path))
  if (ofPath.length > 0) return [ofPath.find((path) => path === written) ?? ofPath[0]!] // not empty
  const ofName = bodies
    .filter(({ nome, sigla }) => isWritten(nome) || isWritten(sigla))
    .map(({ orgao }) => orgao)
  const highest = ofName.filter((path) => !path.includes('/'))
  return highest.length === 1 ? highest : ofName
}
