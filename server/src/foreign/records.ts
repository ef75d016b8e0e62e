import { isMapping } from '../rodou/fields.ts'
import { asText } from '../rodou/wording.ts'

/** A record of another service's list, as a file has it. */
export interface ForeignRecord {
  /** `linha 3`, `[2]` */
  onde: string
  /** By the names of its columns or keys, folded: lower case without accents, letters, digits and `_` only. */
  fields: ReadonlyMap<string, unknown>
}

/** A record that cannot be read, and why. */
export interface BrokenRecord {
  onde: string
  problema: string
}

export interface ForeignFile {
  records: ForeignRecord[]
  broken: BrokenRecord[]
}

/** Other names of the same thing. */
const ALIASES = new Map([
  ['email', 'emails'],
  ['enderecos', 'emails'],
  ['secao', 'secoes'],
  ['orgao', 'orgaos'],
  ['name', 'nome'],
  ['busca', 'consulta'],
  ['termos', 'termo'],
  ['palavra', 'termo'],
  ['numero_processo', 'processo'],
])

export function fieldName(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '')
  return ALIASES.get(plain) ?? plain
}

/** A record of a mapping; the first of two names for one thing counts. */
export function recordOf(onde: string, entries: Iterable<[string, unknown]>): ForeignRecord {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const field = fieldName(name)
    if (!fields.has(field)) fields.set(field, value)
  }
  return { onde, fields }
}

/** Deeper lists are of something else. */
const DEEPEST = 3

/** The records of a JSON value: a list of mappings, wherever it is, or a mapping alone. */
export function recordsInJson(value: unknown): ForeignFile {
  const list = listIn(value, DEEPEST) ?? (isMapping(value) ? [value] : [])
  const file: ForeignFile = { records: [], broken: [] }
  list.forEach((item, index) => {
    const onde = `[${index}]`
    if (isMapping(item)) file.records.push(recordOf(onde, Object.entries(item)))
    else file.broken.push({ onde, problema: 'não é um conjunto de campos' })
  })
  return file
}

function listIn(value: unknown, depth: number): unknown[] | null {
  if (Array.isArray(value)) return value.some(isMapping) ? value : null
  if (!isMapping(value) || depth === 0) return null
  for (const child of Object.values(value)) {
    const list = listIn(child, depth - 1)
    if (list !== null && !isOfRecord(value)) return list
  }
  return null
}

/** Whether a mapping is a record itself, whose lists are its own. */
function isOfRecord(mapping: Record<string, unknown>): boolean {
  return Object.keys(mapping).some((key) => RECORD.has(fieldName(key)))
}

const RECORD = new Set(['consulta', 'termo', 'query', 'query_string', 'nome', 'cnpj', 'processo'])

/** A text or a number of a record; empty: it has none. */
export function foreignText({ fields }: ForeignRecord, name: string): string {
  return asPlainText(fields.get(name))
}

export function asPlainText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? asText(value).trim() : ''
}

/** The texts of a list, of mappings that have one under these names, or of one text. */
export function foreignTexts(value: unknown, names: string[] = []): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items
    .map((item) => {
      if (!isMapping(item)) return asPlainText(item)
      const record = recordOf('', Object.entries(item))
      return names.map((name) => foreignText(record, name)).find((text) => text !== '') ?? ''
    })
    .filter((text) => text !== '')
}

/** Whether a field says something. */
export function isSaid({ fields }: ForeignRecord, name: string): boolean {
  const value = fields.get(name)
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  return !isMapping(value) || Object.keys(value).length > 0
}
