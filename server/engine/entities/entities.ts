import { findCnpjs, isCnpj, printCnpj } from './cnpj.ts'
import { yearsOf } from './federal-years.ts'
import { type Norm, findNorms, printNorm } from './norm.ts'
import { normNicknamed } from './norm-nicknames.ts'
import { type Sphere, isLocal } from './sphere.ts'
import { findProcessNumbers, printProcessNumber } from './process-number.ts'
import type { ActKind } from './act-kind.ts'
import type { EntityField } from '../port/act.ts'

/** The company is the first eight characters of a CNPJ: all its establishments share them. */
const COMPANY_LENGTH = 8

/** Printed in capitals; people may type them in lower case. */
const ABBREVIATION = /^(?:mpv?|ec|lc|dl)(?!\p{L})/iu

/**
 * A year before 1900 is read in texts as part of a date only, because a number after a slash is rarely one. Who looks for
 * a norm means it.
 */
const OLD_YEAR = /(?<=\d)(?:\/|,? de )(18(?:0[89]|[1-9]\d))$/u

/** An entity as an index term. No word begins with `:`, so terms cannot collide. */
export function entityTerm(field: EntityField, value: string): string {
  return `:${field}=${value}`
}

/**
 * The terms of the entities in a text of the year `published`. A CNPJ also gives the term of its
 * company, and a norm the term without its year; one without year those of the years that the Union's count
 * leaves open. A norm of a town or a state also gives the term
 * without its sphere, because most texts omit it.
 */
export function entityTerms(text: string, published: number): string[] {
  const terms = new Set<string>()
  for (const cnpj of findCnpjs(text)) {
    terms.add(entityTerm('cnpj', cnpj))
    terms.add(entityTerm('cnpj', cnpj.slice(0, COMPANY_LENGTH)))
  }
  for (const digits of findProcessNumbers(text)) terms.add(entityTerm('processo', digits))
  for (const norm of findNorms(text, published)) {
    for (const value of valuesOf(norm)) terms.add(entityTerm('norma', value))
  }
  return [...terms]
}

/** The values of {@link readEntity} that find a norm, from its name: with and without its year and sphere. */
export function normValues(name: string): string[] {
  const value = readEntity('norma', name)
  return value === null ? [] : valuesOf(normOf(value))
}

function valuesOf(norm: Norm): string[] {
  return [...new Set([norm.esfera, null])].flatMap((esfera) =>
    [...new Set([...possibleYears(norm), norm.year, null])].map((year) =>
      normValue({ ...norm, esfera, year }),
    ),
  )
}

/** Reads a value that a user wrote for a field, in the form of terms; null when it is invalid. */
export function readEntity(field: EntityField, written: string): string | null {
  switch (field) {
    case 'cnpj': {
      const joined = written.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
      return isCnpj(joined) || /^[\dA-Z]{8}$/.test(joined) ? joined : null
    }
    case 'processo': {
      const digits = written.replace(/\D/g, '')
      return printProcessNumber(digits) === null ? null : digits
    }
    case 'norma': {
      const named = normNicknamed(written) ?? written.trim()
      const inCapitals = named.replace(ABBREVIATION, (letters) => letters.toUpperCase())
      const dated = inCapitals.replace(OLD_YEAR, ', de 1º de janeiro de $1')
      const [norm, another] = findNorms(dated, null)
      return norm && !another ? normValue(norm) : null
    }
  }
}

/** The phrase that a text most likely uses for an entity; for highlighting. */
export function entityWords(field: EntityField, value: string): string[] {
  return [field === 'norma' ? normOf(value).number : printEntity(field, value)]
}

/** Writes a value of {@link readEntity} as people do. */
export function printEntity(field: EntityField, value: string): string {
  switch (field) {
    case 'cnpj':
      return value.length === COMPANY_LENGTH ? value : printCnpj(value)
    case 'processo':
      return printProcessNumber(value) ?? value
    case 'norma':
      return printNorm(normOf(value))
  }
}

function possibleYears(norm: Norm): number[] {
  return norm.year !== null || isLocal(norm) ? [] : yearsOf(norm.kind, norm.number)
}

function normValue(norm: Norm): string {
  const sphere = isLocal(norm) ? `_${norm.esfera}` : ''
  const year = norm.year === null ? '' : `_${norm.year}`
  return `${norm.kind}${sphere}_${norm.number}${year}`
}

const NORM = /^([a-z_]+?)(?:_(estadual|distrital|municipal))?_(\d+)(?:_(\d+))?$/

/** Reads a norm's value of {@link readEntity}. */
export function normOf(value: string): Norm {
  const [, kind = '', esfera, number = '', year] = NORM.exec(value) ?? []
  return {
    kind: kind as ActKind,
    number,
    year: year === undefined ? null : Number(year),
    esfera: (esfera as Sphere | undefined) ?? null,
  }
}
