import { isDate } from '../lib/time/dates.ts'
import type { SectionCode } from './publication.ts'

/** What is read as one: a section of a day, or one of its extra editions. */
export interface EditionPlace {
  /** YYYY-MM-DD */
  data: string
  secao: SectionCode
  secao_base: '1' | '2' | '3'
  /** Of an extra edition, what its number ends with, in lower case: `a` of `52-A`; empty: nothing, or it is none. */
  letra: string
}

const CODE = /^(?:([123])|extra([123])(?:-([a-z0-9]+))?)$/

/** Reads `2024-03-15` and `1`, `2`, `3`, `extra1-a`; null: it is no such place. */
export function readEditionPlace(data: string, code: string): EditionPlace | null {
  const [, regular, extra, letra = ''] = CODE.exec(code) ?? []
  const base = (regular ?? extra) as EditionPlace['secao_base'] | undefined
  if (base === undefined || !isDate(data)) return null
  return { data, secao: regular === undefined ? 'extra' : base, secao_base: base, letra }
}

/** The code of {@link readEditionPlace}. */
export function editionCode({ secao, secao_base, letra }: Omit<EditionPlace, 'data'>): string {
  if (secao !== 'extra') return secao
  return letra === '' ? `extra${secao_base}` : `extra${secao_base}-${letra}`
}

/** What sets the extra editions of a day apart, in an edition's number. */
export function letterOf(secao: SectionCode, numero: string): string {
  const [, ...rest] = numero.toLowerCase().split('-')
  return secao === 'extra' ? rest.join('').replaceAll(/[^a-z0-9]/g, '') : ''
}
