import type { ActKind } from './act-kind.ts'
import { type Citation, findCitations } from './citation.ts'
import { isOfUnion, trueYear } from './federal-years.ts'
import { isNormKind, normKindName } from './norm-kind.ts'
import { type Sphere, isLocal } from './sphere.ts'

/** A rule that a text cites by its number. */
export interface Norm {
  kind: ActKind
  number: string
  /** As the text has it; that of a federal norm is right, whatever digit of it was typed wrongly. */
  year: number | null
  /** The sphere that the text names; null if it names none, as for most federal norms. */
  esfera: Sphere | null
}

/** Two governments made decree-laws, the second one until this year. */
const LAST_DECREE_LAWS = 1988

/**
 * The norms named in a text published in the year `published` (null if unknown), each once. A norm without
 * year or sphere takes them from another mention in the text. No norm is younger than the text.
 */
export function findNorms(text: string, published: number | null): Norm[] {
  return normsAmong(findCitations(text), published)
}

/** {@link findNorms} for known citations. */
export function normsAmong(citations: readonly Citation[], published: number | null): Norm[] {
  const norms = citations.flatMap((citation): Norm[] => {
    const { kind, number, esfera } = citation
    if (number === null || !isNormKind(kind)) return []
    const year = possibleYear(citation, published)
    const isWritten = year === null || isLocal(citation)
    return [{ kind, number, year: isWritten ? year : trueYear(kind, number, year), esfera }]
  })
  const local = new Set<string>()
  const dated = new Set<string>()
  for (const norm of norms) {
    if (isLocal(norm)) local.add(nameOf(norm))
    if (norm.year !== null) dated.add(`${norm.kind} ${norm.number}`)
  }
  return distinct(
    norms.filter((norm) => {
      if (norm.year === null && dated.has(`${norm.kind} ${norm.number}`)) return false
      return norm.esfera !== null || !local.has(nameOf(norm))
    }),
  )
}

/**
 * Whether a norm is the Union's: by the text, or by the Union's count of its norms. Null where neither tells.
 */
export function isFederal({ kind, number, year, esfera }: Norm): boolean | null {
  return esfera === null ? isOfUnion(kind, number, year) : esfera === 'federal'
}

/** `Lei 8.112/1990`, `Lei Municipal 159/2011` */
export function printNorm(norm: Norm): string {
  const { kind, number, year, esfera } = norm
  const grouped = number.replace(/\B(?=(\d{3})+$)/g, '.')
  const sphere = isLocal(norm) ? ` ${esfera![0]!.toUpperCase()}${esfera!.slice(1)}` : '' // a local one has it
  return `${normKindName(kind)}${sphere} ${grouped}${year === null ? '' : `/${year}`}`
}

/**
 * The year of a norm if it is possible: a century earlier if printed with two digits, else unknown.
 */
function possibleYear({ kind, year, isShortYear }: Citation, published: number | null) {
  if (year === null) return null
  const latest = Math.min(
    published ?? Number.POSITIVE_INFINITY,
    kind === 'decreto_lei' ? LAST_DECREE_LAWS : Number.POSITIVE_INFINITY,
  )
  if (year <= latest) return year
  return isShortYear && year - 100 <= latest ? year - 100 : null
}

function nameOf({ kind, number, year }: Norm): string {
  return `${kind} ${number} ${year}`
}

/** Each once, with its sphere if one of them gives it. */
function distinct(norms: Norm[]): Norm[] {
  const found = new Map<string, Norm>()
  for (const norm of norms) {
    const key = `${nameOf(norm)} ${isLocal(norm) ? norm.esfera : ''}`
    const known = found.get(key)
    if (!known) found.set(key, norm)
    else if (known.esfera === null) found.set(key, { ...known, esfera: norm.esfera })
  }
  return [...found.values()]
}
