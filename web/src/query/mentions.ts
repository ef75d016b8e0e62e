import type { Entidades } from '../api/schema.ts'

/** An entity that an act names, with a search for other acts that name it. */
export interface Mention {
  kind: 'norm' | 'company' | 'process' | 'person'
  name: string
  termo: string
}

export interface MentionSpan {
  start: number
  end: number
  mention: Mention
}

type Named = Pick<Entidades, 'normas' | 'cnpjs' | 'processos' | 'pessoas'>

export function mentionsOf({ normas, cnpjs, processos, pessoas }: Named): Mention[] {
  return [
    ...normas.map((name) => ({ kind: 'norm' as const, name, termo: `norma:"${name}"` })),
    ...cnpjs.map((name) => ({ kind: 'company' as const, name, termo: `cnpj:"${name}"` })),
    ...processos.map((name) => ({ kind: 'process' as const, name, termo: `processo:"${name}"` })),
    ...pessoas.map(({ nome }) => ({ kind: 'person' as const, name: nome, termo: `"${nome}"` })),
  ]
}

/** A pattern for its printed forms. */
function pattern({ kind, name }: Mention): string {
  if (kind !== 'norm') return escape(name)
  const [, type = '', number = '', year] = /^(.*?) ([\d.]+)(?:\/(\d{4}))?$/.exec(name) ?? []
  if (number === '') return escape(name)
  const digits = number.replaceAll('.', '').split('').map(escape).join('\\.?')
  const short = year
    ? `(?:\\/(?:${year}|${year.slice(2)})|,? de \\d{1,2}[º°]? de \\p{L}+ de ${year})?`
    : ''
  return `${escape(type)}(?: [\\p{L}/]+){0,2} (?:n[º°o]?\\.? ?[º°]? ?)?${digits}(?!\\d)${short}`
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Finds the named entities in a text; created once per act, used for each of its parts. */
export function mentionFinder(mentions: Mention[]): (text: string) => MentionSpan[] {
  if (mentions.length === 0) return () => []
  const patterns = mentions.map((mention, at) => `(?<m${at}>${pattern(mention)})`)
  const any = new RegExp(patterns.join('|'), 'giu')
  return (text) =>
    [...text.matchAll(any)].flatMap(({ 0: found, index, groups = {} }) => {
      const at = mentions.findIndex((_, place) => groups[`m${place}`] !== undefined)
      const mention = mentions[at]
      return mention ? [{ start: index, end: index + found.length, mention }] : []
    })
}
