import { kindAtStart, numberWithin } from '../../inner-acts/lines.ts'
import { printedNumber } from '../printed-number.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'

/** The kind of act that a heading names; null: none that is known. */
export function kindIn(text: string, heading: Stretch): SlotReading<string> | null {
  const found = kindAtStart(text.slice(heading.start, heading.end))
  return found && { value: found.kind, start: heading.start, end: heading.start + found.end }
}

/** The first day that a heading names by its month, else in digits that are no part of a number. */
export function dayIn(text: string, heading: Stretch): SlotReading<string> | null {
  const days = datesIn(text, heading)
  const wordsOf = ({ start, end }: Stretch) => text.slice(start, end)
  return (
    days.find((day) => /\p{L}{3}/u.test(wordsOf(day))) ??
    days.find(
      ({ start, end }) =>
        !/[º°ª]\s?$/u.test(text.slice(start - 2, start)) &&
        !/^[./-]/.test(text.slice(end, end + 1)),
    ) ??
    null
  )
}

/** The number in a heading, unless it is that of what the act is about. */
export function numberOf(
  text: string,
  heading: Stretch,
  kind: SlotReading<string> | null,
): SlotReading<string> | null {
  const words = text.slice(heading.start, heading.end)
  const found = numberWithin(words) ?? unsignedNumber(words)
  if (!found) return null
  const between = words.slice(kind ? kind.end - heading.start : 0, found.index)
  if (ABOUT[kind?.value ?? '']?.test(between) ?? NAMES_ANOTHER.test(between)) return null
  const place = { start: heading.start + found.index, end: heading.start + found.end }
  return printedNumber(text, place, found.number)
}

/** `PORTARIA-CRO 014, de 10 de março de 2023`, `ATO Nº PBR-6.798, de 27 …` */
function unsignedNumber(words: string): { index: number; end: number; number: string } | null {
  const found = UNSIGNED.exec(words)
  if (!found) return null
  const number = found[0].replaceAll('.', '').replace(/^0+(?=\d)/, '')
  return { index: found.index, end: found.index + found[0].length, number }
}
const UNSIGNED = /(?<![\d./])\d(?:\.?\d){0,8}(?=,?\sde\s\d)/iu

/** Words of what has a number of its own: a tender, a process. */
const NAMES_ANOTHER =
  /preg[ãâa]o|concorr[êe]ncia|tomadas?|convite|leil|concurso|chama(?:da|mento)|creden?ciamento|processo|sele[çc][ãa]o|edital|(?<!\p{L})(?:rdc|pe|tp|cp)(?!\p{L})/iu
/** Kinds by what else may be named before their own number: nothing, anything. */
const ABOUT: Record<string, RegExp> = {
  Retificação: /\p{L}{2}/u,
  Edital: /(?!)/u,
  Portaria: /(?!)/u,
}
