import type { Argument } from './operations.ts'
import { type Words, valuesOf } from './values.ts'

/* What the reference says of an argument, in the sentences that Python and R share. */

/** A page of the gazette has no identifier of its own. */
const PLACES: Record<string, string> = {
  data: 'The day, as `YYYY-MM-DD`.',
  secao: 'The section, such as `2` or `extra`.',
  pagina: 'The number of the printed page.',
}

/** `webhook_id` */
export function meaningOfId(id: string): string {
  if (id === 'chave') return 'The key that it has or gets.'
  if (id === 'norma') return 'The norm, as `norma:` names it: `Lei 8.112/1990`.'
  if (id in PLACES) return PLACES[id] ?? ''
  const [owner, rest] = id.split('_')
  return rest === undefined ? 'Its identifier.' : `Identifier of the ${owner}.`
}

/** `Items per page. 1 to 100; 20 by default.` */
export function meaningOfArgument(
  { about, schema }: Argument,
  kind: 'query' | 'body',
  words: Words,
): string {
  const values = valuesOf(schema, kind, words)
  return [about, values]
    .filter((each) => each !== '')
    .map(sentence)
    .join(' ')
}

function sentence(about: string): string {
  return `${capital(about)}.`
}

/** `trocar_segredo` of `trocarSegredo` */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
