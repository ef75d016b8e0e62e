import type { Publicacao } from '../api/schema.ts'

type Followed = Pick<Publicacao, 'titulo'> & {
  entidades: Pick<Publicacao['entidades'], 'processos'>
}

/**
 * The query that finds what others will publish on an act: whoever puts it right or revokes it quotes its name, and
 * what follows in its process bears its number. null: it has neither.
 */
export function followQuery({ titulo, entidades: { processos } }: Followed): string | null {
  const name = titulo.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim()
  const [process] = processos
  const parts = [
    // A name without a number is that of a thousand others.
    /\d/.test(name) ? `"${name}"` : null,
    process === undefined ? null : `processo:"${process}"`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' OU ')
}
