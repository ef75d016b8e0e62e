/*
 * node bench/rows/check.ts
 *
 * Checks every label against its text: that offsets lie inside it and cut no word, and that a value is what
 * stands there: digits of a CNPJ (and that they check), cents, ISO dates. Prints each fault and a count.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelledActs } from './labelled-acts.ts'

/** `note` where what is printed cannot be right: the digits of a CNPJ. */
type Place = [from: number, to: number, value?: string | number, note?: string]

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
const DATE =
  /(?<!\d)(\d{1,2}|\d{4})[º°]?(?: ?[/.-] ?| (?:do mês )?(?:de )?)(\d{1,2}|[a-zç]{3,})(?: ?[/.-] ?| (?:de )?)(\d{4}|\d{2})/
/** Two letters or two digits in a row. A number that touches letters (`Nº12`, `23ATURA`) is printed so. */
const WITHIN_WORD = /^(?:[\p{Lu}\p{Ll}]{2}|\p{Nd}{2})$/u
/** Labels that are printed without a space before them (`LTDACNPJ:`). */
const RUN_ON = /^(?:CNPJ|VALOR)\b/i

const texts = await readLabelledActs()
if (texts.size === 0) console.log('NOT TESTED: no editions')
else for (const table of ['contracts', 'tenders', 'sanctions']) checkTable(table)

/** All of its sets, whichever there are. */
function checkTable(table: string): void {
  for (const file of globSync(`${table}-*.json`, { cwd: import.meta.dirname }).sort()) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const labels = JSON.parse(text) as Record<string, unknown[]>
    const faults = Object.entries(labels).flatMap(([id, rows]) => faultsOf(id, rows))
    for (const fault of faults) console.error(`${file}: ${fault}`)
    const rows = Object.values(labels).flat().length
    const acts = Object.keys(labels).length
    console.log(`${file}: ${acts} acts, ${rows} rows, ${faults.length} faults`)
  }
}

function faultsOf(id: string, rows: unknown[]): string[] {
  const text = texts.get(id)?.conteudo_completo
  if (text === undefined) return [`${id} is not in the editions`]
  return placesIn(rows).flatMap(([path, place]) => {
    const fault = faultAt(text, path, place)
    return fault ? [`${id} ${path} ${JSON.stringify(place)}: ${fault}`] : []
  })
}

/** Every place within a row, and the names that lead to it. */
function placesIn(value: unknown, path = ''): [path: string, place: Place][] {
  if (typeof value !== 'object' || value === null) return []
  if (isPlace(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, `${path}.${name}`))
}

function isPlace(value: object): value is Place {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
}

function faultAt(text: string, path: string, [from, to, value, note]: Place): string | undefined {
  if (from < 0 || from >= to || to > text.length) return 'outside the text'
  if (cuts(text, from) || cuts(text, to)) return 'cuts a word'
  const printed = text.slice(from, to)
  if (/_cnpj$|_ni$/.test(path))
    return digits(printed) === value && checks(value) !== Boolean(note) ? undefined : 'wrong CNPJ'
  if (/valor|multa/.test(path))
    return cents(printed) === Math.abs(Number(value)) ? undefined : 'wrong amount'
  if (/data_|vigencia_inicio|vigencia_fim/.test(path))
    return [printed, `${printed} de ${yearBehind(text, to)}`].some(
      (day) => isoDate(day) === String(value).slice(0, 10),
    )
      ? undefined
      : 'wrong date'
  return undefined
}

function cuts(text: string, at: number): boolean {
  return WITHIN_WORD.test(text.slice(Math.max(0, at - 1), at + 1)) && !RUN_ON.test(text.slice(at))
}

function digits(printed: string): string {
  return printed.replaceAll(/\D/g, '')
}

function checks(cnpj: string): boolean {
  return cnpj.length === 14 && [12, 13].every((at) => Number(cnpj[at]) === checkDigit(cnpj, at))
}

function checkDigit(cnpj: string, length: number): number {
  const weighed = Array.from(
    { length },
    (_, at) => Number(cnpj[at]) * (((length - at - 1) % 8) + 2),
  )
  const rest = weighed.reduce((all, one) => all + one, 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

function cents(printed: string): number {
  const [whole = '', parts = ''] = printed.split(/,|\.(?=\d{2}$)/)
  return Number(digits(whole)) * 100 + Number(digits(parts).padEnd(2, '0').slice(0, 2))
}

/** That of `de 9 de maio a 31 de dezembro de 2023`, for the first of both. */
function yearBehind(text: string, at: number): string {
  return /^ (?:a|até) \d{1,2} de \p{L}+ de (\d{4})/u.exec(text.slice(at))?.[1] ?? ''
}

/** In small letters, without words in brackets and the dot in a year (`19/08/2.020`). */
function plainDay(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/ \([^)]*\)/, '')
    .replace(/(?<=\/\d)\.(?=\d{3}(?!\d))/, '')
}

/** The day that is printed, also behind its hour and before it. */
function isoDate(printed: string): string {
  const [, first = '', month = '', last = ''] = DATE.exec(plainDay(printed)) ?? []
  const [year, day] = first.length === 4 ? [first, last] : [last.padStart(4, '20'), first]
  const named = MONTHS.findIndex((name) => name === month || name.slice(0, 3) === month) + 1
  return [year, named || month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
