import type { Schema } from '../client-models/schema.ts'

/* What the reference says of an argument, in the sentences that Python and R share. */

/** `webhook_id` */
export function meaningOfId(id: string): string {
  const [owner, rest] = id.split('_')
  return rest === undefined ? 'Its identifier.' : `Identifier of the ${owner}.`
}

export function sentence(about: string): string {
  return `${capital(about)}.`
}

/** `From 1 to 100; 20 by default.` */
export function rangeOf({ type, minimum, maximum, default: usual }: Schema): string[] {
  if (![type].flat().includes('integer') || minimum === undefined) return []
  const end = maximum === undefined || maximum > 1_000_000 ? '' : ` to ${maximum}`
  const byDefault =
    usual === undefined || usual === minimum ? '' : `; ${JSON.stringify(usual)} by default`
  return [`From ${minimum}${end}${byDefault}.`]
}

/** `One of …`, each value between the quotes of the language. */
export function valuesOf(schema: Schema, quote: string): string[] {
  const values = schema.enum ?? schema.items?.enum
  if (values === undefined) return []
  const texts = values.map((each) => {
    const text = `\`${quote}${String(each)}${quote}\``
    return each === schema.default ? `${text} (by default)` : text
  })
  const all = `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`
  return [`${schema.items ? 'Any' : 'One'} of ${all}.`]
}

/** `trocar_segredo` of `trocarSegredo` */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
