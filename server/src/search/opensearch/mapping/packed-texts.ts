import { compressText, decompressText } from '../../../lib/text/compressed-text.ts'

/** The words of an act, in their places. */
export interface ReadTexts {
  titulo: string
  texto: string
}

/**
 * They are kept beside the act as one value of a column. A stored field would be unpacked with those of
 * its neighbours, for each act: most of what a page by relevance costs a node.
 */
export function packTexts({ titulo, texto }: ReadTexts): string {
  return Buffer.from(compressText(`${titulo}\n${texto}`)).toString('base64')
}

export function unpackTexts(packed: string): ReadTexts {
  const [titulo = '', texto = ''] = decompressText(Buffer.from(packed, 'base64')).split('\n')
  return { titulo, texto }
}
