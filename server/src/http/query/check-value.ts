import { isDate } from '../../lib/time/dates.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { closestWord } from '../../lib/text/closest-word.ts'

/** The keywords of JSON Schema that our query parameters use. */
export type ParamSchema = ValueSchema | ListSchema

/** A list is given by repeating the parameter. */
interface ListSchema {
  type: 'array'
  items: ValueSchema
  maxItems: number
  examples?: (string | number)[][]
}

interface ValueSchema {
  type: 'string' | 'integer' | 'number' | 'boolean'
  enum?: string[]
  format?: 'date'
  pattern?: string
  /** In code points. */
  maxLength?: number
  minimum?: number
  maximum?: number
  examples?: (string | number | boolean)[]
}

export type Value = string | number | boolean

/** The longest part of a wrong value that the answer repeats. */
const ECHO_LENGTH = 40

/** The values of a parameter's texts (at least one) by its schema, or their first fault. */
export function checkTexts(
  name: string,
  schema: ParamSchema,
  texts: string[],
): { value: Value | Value[] } | Detail {
  if (schema.type === 'array') return checkList(name, schema, texts)
  const [text = ''] = texts
  return texts.length === 1
    ? checkValue(name, schema, text)
    : detailOf(name, `foi informado ${texts.length} vezes`, 'Informe-o uma só vez.')
}

/** Values of a fixed list may also be joined by commas. */
function checkList(
  name: string,
  { items, maxItems }: ListSchema,
  texts: string[],
): { value: Value[] } | Detail {
  const single = items.enum ? texts.flatMap((text) => text.split(',')) : texts
  if (single.length > maxItems)
    return detailOf(name, `tem ${single.length} valores; o máximo é ${maxItems}`, 'Informe menos.')
  const value = new Set<Value>()
  for (const text of single) {
    const checked = checkValue(name, items, text)
    if (!('value' in checked)) return checked
    value.add(checked.value)
  }
  return { value: [...value] }
}

/** The value of a parameter in its schema's type, or its fault. Never guesses. */
function checkValue(name: string, schema: ValueSchema, text: string): { value: Value } | Detail {
  if (schema.type === 'integer') return checkInteger(name, schema, text)
  if (schema.type === 'number') return checkAmount(name, schema, text)
  if (schema.type === 'boolean') return checkBoolean(name, text)
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

function checkInteger(name: string, schema: ValueSchema, text: string) {
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

/** An amount of money in computer notation: `1.000` might be one or a thousand. */
function checkAmount(name: string, schema: ValueSchema, text: string) {
  const value = Number(text)
  if (/^\d+(?:\.\d{1,2})?$/.test(text) && value <= Number.MAX_SAFE_INTEGER) return { value }
  return detailOf(
    name,
    `${echo(text)} não é um valor em reais`,
    `Use algarismos e, antes dos centavos, um ponto. ${example(name, schema)}`,
  )
}

function checkBoolean(name: string, text: string) {
  const values = ['true', 'false']
  return values.includes(text) ? { value: text === 'true' } : notInList(name, values, text)
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

function notDate(name: string, schema: ValueSchema, text: string): Detail {
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const meant = brazilian && `${brazilian[3]}-${brazilian[2]}-${brazilian[1]}`
  if (meant && isDate(meant))
    return detailOf(name, `${echo(text)} não está na forma AAAA-MM-DD`, `Use ${name}=${meant}.`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return detailOf(name, `${echo(text)} não existe no calendário`, 'Confira o dia e o mês.')
  return detailOf(name, `${echo(text)} não é uma data na forma AAAA-MM-DD`, example(name, schema))
}

function example(name: string, { examples = [] }: ValueSchema): string {
  return `Por exemplo: ${name}=${examples[0]}.`
}

function echo(text: string): string {
  const characters = Array.from(text)
  const shown = characters.slice(0, ECHO_LENGTH).join('')
  return characters.length > ECHO_LENGTH ? `“${shown}…”` : `“${shown}”`
}
