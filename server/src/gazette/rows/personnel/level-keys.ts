import { LEVEL_ACRONYMS } from '../slots/level-code-slot.ts'

/** What the level of an office is found by, however it is printed: `FG - 02` and `FG-2` are one. */
export interface LevelKeys {
  sigla: string
  /** The acronym and the level, without the category before its dot: `FCE 15`, `DAS 5`, `CCT 4`. */
  grau: string
  /** With the category: `FCE 1.15`; without one, as `grau`. */
  codigo: string
}

/** Families whose highest level has the largest number, and those where it has the smallest one. */
const ASCENDING = ['FCE', 'CCE', 'FCPE', 'DAS', 'CJ', 'FC', 'CCT']
const DESCENDING = ['CD', 'FG', 'FGR', 'FCT', 'CGE', 'CA', 'CAS']
/** Families whose levels are in a known order. */
export const RANKED_ACRONYMS: readonly string[] = [...ASCENDING, ...DESCENDING]
/** No family has so many levels. */
const MOST_LEVELS = 20

const WRITTEN = /^(\p{L}{2,6})[\s.–-]*(\d.*|[IVX]+)?$/iu
/** `CDIV` */
const GLUED = new RegExp(String.raw`^(${LEVEL_ACRONYMS.join('|')})([IVX]+)$`)

/** Of an acronym and a level as printed; null: no acronym is printed. What is no level (`CD 0`, `CD IIX`) is as none. */
export function levelKeysOf(acronym: string | null, level: string | null): LevelKeys | null {
  if (acronym === null) return null
  const sigla = acronym.toUpperCase()
  const [, category, number = ''] = /^(?:(\d+)[.,])?(\w+)$/.exec(level?.toUpperCase() ?? '') ?? []
  const value = /^\d+$/.test(number) ? Number(number) : romanValue(number)
  if (value === 0) return { sigla, grau: sigla, codigo: sigla }
  return keys(sigla, category === undefined ? null : String(Number(category)), value)
}

/** Whether no level is printed. */
export function isBare({ sigla, grau }: LevelKeys): boolean {
  return grau === sigla
}

/** Of a level as somebody writes it; null: it is none. */
export function readLevelCode(written: string): LevelKeys | null {
  const [acronym, level] = partsOf(written)
  if (level !== null && !/^(?:\d{1,4}(?:[.,]\d{1,3})?|[IVX]{1,4})$/i.test(level)) return null
  const read = levelKeysOf(acronym, level)
  return level !== null && read && isBare(read) ? null : read
}

function partsOf(written: string): [acronym: string | null, level: string | null] {
  const [, acronym = null, level = null] = WRITTEN.exec(written.trim()) ?? []
  const word = acronym?.toUpperCase() ?? ''
  const [, own, roman] =
    (level === null && !LEVEL_ACRONYMS.includes(word) && GLUED.exec(word)) || []
  return own && roman ? [own, roman] : [acronym, level]
}

/** This level and all above it, in its category if it has one; null: the order of its family is not known. */
export function levelsFrom(level: LevelKeys): LevelKeys[] | null {
  const { sigla, grau, codigo } = level
  const value = isBare(level) ? Infinity : Number(grau.slice(sigla.length))
  if (!RANKED_ACRONYMS.includes(sigla) || value > MOST_LEVELS) return null
  const category = codigo === grau ? null : codigo.slice(sigla.length + 1, codigo.indexOf('.'))
  const [first, last] = ASCENDING.includes(sigla) ? [value, MOST_LEVELS] : [1, value]
  return Array.from({ length: last - first + 1 }, (_, i) => keys(sigla, category, first + i))
}

function keys(sigla: string, category: string | null, level: number): LevelKeys {
  const grau = `${sigla} ${level}`
  const codigo = `${sigla} ${category}.${String(level).padStart(2, '0')}`
  return { sigla, grau, codigo: category === null ? grau : codigo }
}

const ROMAN_DIGITS = { I: 1, V: 5, X: 10 } as const

/** 0: it is none. */
function romanValue(number: string): number {
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/.test(number)) return 0
  const digits = Array.from(number, (digit) => ROMAN_DIGITS[digit as keyof typeof ROMAN_DIGITS])
  return digits.reduce<number>(
    (sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit),
    0,
  )
}
