import { type Schema, alternatives } from '../client-models/schema.ts'

/** How a language says what a value is; a language whose signatures tell it, leaves it out. */
export interface Words {
  quote: (text: string) => string
  /** After the values of a list in a query, of which one need not be in a list. */
  several?: string
  list?: string
  day: string
  moment: string
  object?: (names: string[]) => string
}

/** `1 to 100; 20 by default`: the values of an argument, from its schema; empty: any. */
export function valuesOf(schema: Schema, kind: 'query' | 'body', words: Words): string {
  return partsOf(schema, kind, words).join('; ')
}

function partsOf(schema: Schema, kind: 'query' | 'body', words: Words): string[] {
  const single = withoutNull(schema)
  if (single.type === 'array') {
    const list = kind === 'query' ? words.several : words.list
    return [...partsOf(single.items ?? {}, kind, words), ...(list === undefined ? [] : [list])]
  }
  if (single.enum) return choicesOf(single, words)
  if (single.properties) return words.object ? [words.object(Object.keys(single.properties))] : []
  if (single.format === 'date') return [words.day]
  return isMoment(single) ? [words.moment] : [...rangeOf(single), ...presetOf(single)]
}

/** What a value is if it is not null. */
export function withoutNull(schema: Schema): Schema {
  return alternatives(schema).find(({ type }) => type !== 'null') ?? {}
}

/** The example of a text that may be a day or a moment is a moment. */
function isMoment({ type, examples = [] }: Schema): boolean {
  return type === 'string' && /^\d{4}-\d\d-\d\dT/.test(String(examples[0]))
}

function choicesOf({ enum: values = [], default: preset }: Schema, { quote }: Words): string[] {
  const choices = values.map(
    (value) => `${quote(String(value))}${value === preset ? ' by default' : ''}`,
  )
  return [listed(choices, 'or')]
}

/** Larger bounds protect the service, and tell the user nothing. */
const BOUNDLESS = 1e6

function rangeOf({ minimum, maximum = BOUNDLESS }: Schema): string[] {
  if (minimum === undefined) return []
  return [maximum < BOUNDLESS ? `${minimum} to ${maximum}` : `from ${minimum}`]
}

function presetOf({ default: preset, type }: Schema): string[] {
  return preset === undefined || type === 'boolean' ? [] : [`${JSON.stringify(preset)} by default`]
}

/** `a, b or c` */
export function listed(words: string[], last: string): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
