/** A record of a CSV, or why it is none. `linha`: where it begins, from 1 on. */
export type CsvRecord =
  | { linha: number; fields: string[] }
  | { linha: number; text: string; fault: 'open' | 'quote' | 'ragged' }

const SEPARATORS = [';', ',', '\t']

/**
 * The records of a CSV (RFC 4180), without blank lines. The first line says which separator it has, the
 * first whole record how many fields. A broken record ends with its line, so that it takes no other with it.
 */
export function csvRecords(text: string): CsvRecord[] {
  const separator = separatorOf(text)
  const records: CsvRecord[] = []
  let width: number | null = null
  let linha = 1
  for (let at = 0; at < text.length;) {
    const read = readRecord(text, at, separator)
    const end = read.fault === null ? read.end : lineEnd(text, at)
    const raw = text.slice(at, end)
    if (raw.trim() !== '') {
      const { length } = read.fields
      if (read.fault === null) width ??= length
      const fault = read.fault ?? (length === width ? null : 'ragged')
      records.push(fault === null ? { linha, fields: read.fields } : { linha, text: raw, fault })
    }
    const after = end + (text.startsWith('\r\n', end) ? 2 : 1)
    linha += raw.match(LINE_BREAK)?.length ?? 0
    linha++
    at = after
  }
  return records
}

const LINE_BREAK = /\r\n|\r|\n/g

interface ReadRecord {
  fields: string[]
  /** Where its line break is. */
  end: number
  fault: 'open' | 'quote' | null
}

function readRecord(text: string, start: number, separator: string | null): ReadRecord {
  const fields: string[] = []
  for (let at = start; ;) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? closingQuote(text, at) : fieldEnd(text, at, separator)
    if (end === null) return { fields, end: at, fault: 'open' }
    const raw = text.slice(at, isQuoted ? end + 1 : end)
    fields.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    at += raw.length
    if (at >= text.length || isBreak(text[at])) return { fields, end: at, fault: null }
    if (text[at] !== separator) return { fields, end: at, fault: 'quote' }
    at++
  }
}

/** The quote that ends a quoted field; null: none does. */
function closingQuote(text: string, start: number): number | null {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return null
}

function fieldEnd(text: string, start: number, separator: string | null): number {
  let at = start
  while (at < text.length && text[at] !== separator && !isBreak(text[at])) at++
  return at
}

function lineEnd(text: string, start: number): number {
  return fieldEnd(text, start, null)
}

function isBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

/** The one that the first line has most of, outside quotes that close; null: it has one field. */
function separatorOf(text: string): string | null {
  const bare = text.replaceAll(/"[^"]*"/g, '').replace(/^[\r\n]+/, '')
  const [first = ''] = bare.split(/[\r\n]/, 1)
  const counts = SEPARATORS.map((each) => first.split(each).length - 1)
  const most = Math.max(...counts)
  return most === 0 ? null : (SEPARATORS[counts.indexOf(most)] ?? null)
}
