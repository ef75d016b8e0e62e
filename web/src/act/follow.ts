import type { Publicacao } from '../api/schema.ts'

type Followed = Pick<Publicacao, 'titulo'> & {
  entidades: Pick<Publicacao['entidades'], 'processos'>
}

/**
 * A query for later acts about this one: an act that corrects or revokes it quotes its name, and
 * later acts of its process have the process number. null: it has neither.
 */
export function followQuery({ titulo, entidades: { processos } }: Followed): string | null {
  const name = titulo.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim()
  const [process] = processos
  const parts = [
    // A thousand other acts have the same name without a number.
    /\d/.test(name) ? `"${name}"` : null,
    process === undefined ? null : `processo:"${process}"`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' OU ')
}
