import type { EditionPlace } from '../../gazette/edition-place.ts'
import { editionCode } from '../../gazette/edition-place.ts'

/** The addresses that anybody reads. */
export const ACT_PATH = '/ato'
export const EDITION_PATH = '/edicao'

/** What all pages for those without an account have in common. */
export interface PublicSite {
  /** The public address of the service; empty when not configured. */
  publicUrl: string
  /** Whether search engines may list anything at all. */
  isIndexed: boolean
}

/** The address of a page of an edition's contents. */
export function editionPath(place: EditionPlace, pagina = 1): string {
  const page = pagina === 1 ? '' : `?pagina=${pagina}`
  return `${EDITION_PATH}/${place.data}/${editionCode(place)}${page}`
}
