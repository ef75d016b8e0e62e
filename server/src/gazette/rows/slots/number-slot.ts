import type { SlotReading, Stretch } from '../reading.ts'

/** The number of an instrument or a bid, and its year. */
export interface NumberRead {
  number: SlotReading<string>
  year: SlotReading<number> | null
}

/** `Nº 12/2023`, `nº 0122/2023 - SMS`, `Nº 2023.04.03.01`, `6.434.00/2020`, `IN23002`, `79-PS/2023/0040`. */
export const PRINTED_NUMBER =
  '(?<number>\\d[\\d.]*\\d|\\d|[A-Z]{2}\\d{4,6}(?!\\d))(?![\\dº°ª])(?:(?:\\s?[/-]\\s?(?:[A-Z]{2,6}[/-])?|\\.(?=20\\d\\d(?!\\d)))(?<year>(?:19|20)\\d\\d|\\d\\d)(?![\\d.,/]\\d|\\d))?'
export const NUMBER_SIGN = '(?:n[.º°oªrs]{1,3}|n[úu]mero|n)?\\s?[:.]?\\s?'

/** A number right behind the place where a pattern ends. @param named ends with {@link PRINTED_NUMBER} */
export function numberBehind(
  text: string,
  { start, end }: Stretch,
  named: RegExp,
): NumberRead | null {
  const found = named.exec(text.slice(start, end))
  if (!found?.groups?.number) return null
  const { number, year } = found.groups
  const printedEnd = start + found.index + found[0].length
  const yearStart = printedEnd - (year?.length ?? 0)
  const numberStart =
    start + found.index + found[0].lastIndexOf(number, found[0].length - (year?.length ?? 0))
  return {
    number: { value: number, start: numberStart, end: numberStart + number.length },
    year:
      year === undefined
        ? null
        : {
            value: year.length === 2 ? 2_000 + Number(year) : Number(year),
            start: yearStart,
            end: printedEnd,
          },
  }
}
