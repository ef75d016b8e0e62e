import { compressText, decompressText } from '../../../lib/text/compressed-text.ts'

/** The words of an act, in their places. */
export interface ReadTexts {
  titulo: string
  ementa: string
  texto: string
}

/**
 * They are kept beside the act as one value of a column. A stored field would be unpacked with those of
 * its neighbours, for each act: most of what a page by relevance costs a node.
 */
export function packTexts({ titulo, ementa, texto }: ReadTexts): string {
  return Buffer.from(compressText([titulo, ementa, texto].join('\n'))).toString('base64')
}

export function unpackTexts(packed: string): ReadTexts {
  const [titulo = '', ementa = '', texto = ''] = decompressText(
    Buffer.from(packed, 'base64'),
  ).split('\n')
  return { titulo, ementa, texto }
}
