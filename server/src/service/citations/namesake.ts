import type { ActKey } from '../../../engine/port.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'

/** What to look for: kind and number, and the days, both inclusive, of which the name may be. */
export interface SoughtName {
  name: Pick<ActName, 'kind' | 'number'>
  first: string
  last: string
}

/** An act that has a cited kind and number. */
export interface Namesake {
  key: ActKey
  /** The day of the name, counted as in lib/time/dates.ts; `dated`: it is the act's own date. */
  day: number
  dated: boolean
  /** Abbreviations and words in capitals around its number. */
  office: string
  orgao: string
  titulo: string
  pagina: string
  data_publicacao: string
  secao: SectionCode
  secao_base: '1' | '2' | '3'
}

/** A printed page. */
export interface PagePlace {
  data: string
  secao: SectionCode
  pagina: string
}
