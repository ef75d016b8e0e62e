import { isDate } from '../../lib/dates.ts'
import { type Detail, detailOf } from '../../lib/problem.ts'
import { closestWord } from '../../lib/closest-word.ts'

export type ParamValue = string | number | boolean

/** The keywords of JSON Schema that our query parameters use. */
export interface ParamSchema {
  type: 'string' | 'integer' | 'boolean'
  enum?: string[]
  format?: 'date'
  pattern?: string
  /** In code points. */
  maxLength?: number
  minimum?: number
  maximum?: number
  examples?: ParamValue[]
}

const BOOLEANS = ['true', 'false']

/** Longest part of a wrong value that the answer repeats. */
const ECHO_LENGTH = 40

/** The value of a parameter as its schema wants it, or its fault; nothing is guessed. */
export function checkValue(
  name: string,
  schema: ParamSchema,
  text: string,
): { value: ParamValue } | Detail {
  if (schema.type === 'integer') return checkInteger(name, schema, text)
  if (schema.type === 'boolean')
    return BOOLEANS.includes(text) ? { value: text === 'true' } : notInList(name, BOOLEANS, text)
  const { maxLength = Infinity } = schema
  if (text.length > maxLength && Array.from(text).length > maxLength)
    return detailOf(
      name,
      `tem ${Array.from(text).length} caracteres; o máximo é ${maxLength}`,
      'Use um texto mais curto.',
    )
  if (schema.enum && !schema.enum.includes(text)) return notInList(name, schema.enum, text)
  if (schema.format === 'date' && !isDate(text)) return notDate(name, schema, text)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(text))
    return detailOf(name, `${echo(text)} não tem a forma esperada`, example(name, schema))
  return { value: text }
}

function checkInteger(name: string, schema: ParamSchema, text: string) {
  if (!/^\d+$/.test(text))
    return detailOf(
      name,
      `${echo(text)} não é um número inteiro`,
      `Use apenas algarismos. ${example(name, schema)}`,
    )
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
  const value = Number(text)
  if (value >= minimum && value <= maximum) return { value }
  return detailOf(name, `deve ser de ${minimum} a ${maximum}`, example(name, schema))
}

function notInList(name: string, values: string[], text: string): Detail {
  const near = closestWord(text, values)
  const list = `Os valores aceitos são: ${values.join(', ')}.`
  return detailOf(
    name,
    `${echo(text)} não é um valor aceito`,
    near === null ? list : `Você quis dizer ${name}=${near}? ${list}`,
  )
}

function notDate(name: string, schema: ParamSchema, text: string): Detail {
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const meant = brazilian && `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}`
  if (meant && isDate(meant))
    return detailOf(name, `${echo(text)} não está na forma AAAA-MM-DD`, `Use ${name}=${meant}.`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return detailOf(name, `${echo(text)} não existe no calendário`, 'Confira o dia e o mês.')
  return detailOf(name, `${echo(text)} não é uma data na forma AAAA-MM-DD`, example(name, schema))
}

function example(name: string, { examples = [] }: ParamSchema): string {
  return `Por exemplo: ${name}=${examples[0]}.`
}

function echo(text: string): string {
  const characters = Array.from(text)
  const shown = characters.slice(0, ECHO_LENGTH).join('')
  return characters.length > ECHO_LENGTH ? `“${shown}…”` : `“${shown}”`
}
