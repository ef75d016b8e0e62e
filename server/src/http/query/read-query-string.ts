import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { MAX_DETAILS } from '../errors/problems.ts'
import { type ParamSchema, type Value, checkTexts } from './check-value.ts'
import { closestWord } from '../../lib/text/closest-word.ts'

/** The parameters that a route accepts; `required` as in JSON Schema. */
export interface QuerySchema {
  properties: Record<string, ParamSchema>
  required?: string[]
}

export type QueryValues = Record<string, Value | Value[]>

/**
 * Reads a query string strictly: reports every unknown, wrongly repeated, badly encoded or malformed
 * parameter at once, and never clamps or guesses. An empty parameter equals an absent one.
 */
export function readQueryString(
  raw: string,
  schema: QuerySchema,
): { values: QueryValues; detalhes: Detail[] } {
  const values: QueryValues = {}
  const detalhes: Detail[] = []
  const given = splitPairs(raw)

  for (const [name, texts] of given) {
    if (detalhes.length === MAX_DETAILS) return { values, detalhes }
    const param = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    const filled = texts.filter((text) => text !== '')
    if (param === undefined) detalhes.push(unknown(name, Object.keys(schema.properties)))
    else if (!filled.every((text) => text !== null)) detalhes.push(badlyEncoded(name))
    else if (filled.length > 0) {
      const checked = checkTexts(name, param, filled)
      if ('value' in checked) values[name] = checked.value
      else detalhes.push(checked)
    }
  }
  for (const name of schema.required ?? []) {
    const absent = (given.get(name) ?? []).every((text) => text === '')
    if (absent) detalhes.push(missing(name, schema.properties[name]?.examples))
  }
  return { values, detalhes }
}

/** Values by name, in the order given; null for one that is not percent-encoded UTF-8. */
function splitPairs(raw: string): Map<string, (string | null)[]> {
  const pairs = new Map<string, (string | null)[]>()
  for (const pair of raw.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const rawName = equals < 0 ? pair : pair.slice(0, equals)
    const name = decode(rawName) ?? rawName
    const values = pairs.get(name)
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1))
    if (values) values.push(value)
    else pairs.set(name, [value])
  }
  return pairs
}

/** Null for `%ZZ`, for bytes that are not UTF-8, and for lone surrogates (`%ED%A0%80`). */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

function unknown(name: string, known: string[]): Detail {
  const near = closestWord(name, known)
  const list =
    known.length === 0
      ? 'Este endereço não aceita parâmetros.'
      : `Os parâmetros aceitos são: ${known.join(', ')}.`
  return detailOf(
    name,
    'não é um parâmetro deste endereço',
    near === null ? list : `Você quis dizer ${near}? ${list}`,
  )
}

function badlyEncoded(name: string): Detail {
  return detailOf(
    name,
    'tem uma sequência % que não representa texto em UTF-8',
    'Codifique o valor em UTF-8: ç é %C3%A7, o próprio % é %25.',
  )
}

function missing(name: string, example: ParamSchema['examples'] = []): Detail {
  return detailOf(
    name,
    'é obrigatório e não foi informado',
    `Por exemplo: ${name}=${String(example[0])}.`,
  )
}
