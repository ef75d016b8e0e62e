import { PRINTED_DATE, anyCase } from '../../../engine/entities.ts'

/** Where a text names a place of the gazette: `DOU nº 54, de 20/03/2023, Seção 2, página 48`. */
export interface GazettePlace {
  start: number
  end: number
}

/** The gazette of the Union, not that of a state or a town. */
const GAZETTE =
  /(?<![\p{L}])(?:D\. ?O\. ?U(?!\p{L})\.?|DOU(?!\p{L})|Di[áa]rio Oficial(?: da Uni[ãa]o|(?! (?:eletr|d[eoa]s? (?!uni))))(?! (?:estad|munic)))/giu
/** A day, an edition's number, a section or a page. */
const DETAIL = [
  PRINTED_DATE,
  '(?:n[º°o.]{1,3}|n[úu]mero|edi[çc][ãa]o(?: extra| especial)?:?) ?\\(?(?:n[º°.]{0,2} ?)?\\d{1,3}(?:-[a-z])?(?![\\d/])',
  '(?:se[çc][ãa]o:?|s(?:e[çc])?\\.) ?(?:0?[123]|i{1,3})(?![\\p{L}\\d])',
  '(?:p[áa]g(?:ina)?s?|pgs?|p|fls?|folhas?)[.:]{0,2} ?(?:n[º°.]{1,2} ?)?\\d{1,4}(?!\\d)(?: ?(?:a|e|-) ?\\d{1,4}(?!\\d))?',
  '\\d{4}-\\d{2}-\\d{2}(?!\\d)',
  'ano (?:\\d{1,3}|[ivxlc]+)(?![\\p{L}\\d])',
  '\\d{1,3}(?= de \\d)',
].join('|')
/** What stands between two of them. */
const JOINT =
  '(?:[\\s,|:()–-]|(?:d[aoe]s?|em|n[ao]|dia|data|datad[ao]|edi[çc][ãa]o|especial|extra|uni[ãa]o|dou|circulad[ao]|bras[íi]lia|df)(?![\\p{L}\\d])){0,12}'
const DETAILS = new RegExp(anyCase(`(?:${JOINT}(?:${DETAIL})){1,6}`), 'uy')

/** Every place of the gazette that a text names with its day, edition, section or page, in order. */
export function findGazettePlaces(text: string): GazettePlace[] {
  return Array.from(text.matchAll(GAZETTE)).flatMap(({ index: start, 0: { length } }) => {
    DETAILS.lastIndex = start + length
    return DETAILS.test(text) ? [{ start, end: DETAILS.lastIndex }] : []
  })
}
