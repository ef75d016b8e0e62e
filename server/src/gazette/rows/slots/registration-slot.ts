import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import type { RegistrationKind } from '../personnel/movement.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

export interface RegistrationRead {
  number: SlotReading<string>
  kind: SlotReading<RegistrationKind> | null
}

/** Digits with their punctuation, masks, and a court's letter: `1.234-5`, `286****`, `S012345`. */
const NUMBER = String.raw`(?<number>(?:(?-i:[A-Z])(?=\d{5}))?[\d*X][\d*.X]*(?:-[\dX]{1,2}(?![\p{L}\d]))?|\d{3,})`
const WORD = String.raw`(?:matr[íi]culas?|mat\.|siape(?:cad)?|(?:nr|n[º°]) ord|(?<!\(|\d, )código sigep|idt\.?|registro|ponto)`
const LABELLED = new RegExp(
  anyCase(
    String.raw`(?<![\p{L}])(?<label>${WORD}(?:[\s/:,-]{0,3}(?:${eitherOf(
      String.raw`siape(?:cad)?|PF|funcional|UFV|nº|n[°ºo.]{1,3}s?|s?[oa]b? o|-(?-i:\p{Lu}{2,5})(?!\p{L})`,
    )}))*)[\s:.º°nºNo-]{0,8}${NUMBER}(?<suffix>/\s?siape)?`,
  ),
  'gu',
)
const ANOTHER = new RegExp(
  anyCase(
    String.raw`(?:,| e)\s*(?<label>siape(?:cad)?)?[\s:.º°nNo-]{0,6}${NUMBER}(?<suffix>/\s?siape)?`,
  ),
  'guy',
)
/** In brackets without a label, or as the Navy has it: `22.0196.26`. */
const MILITARY =
  /\((?:idt\.?\s*)?(?<number>\d{7,10}(?:-\d)?)\)|(?<![\d.])(?<number>\d{2}\.\d{4}\.\d{2})(?![\d.])/iu
const LISTED = /(?<![\d.])(?<number>\d{6,8})\s*[-–]\s*$/u
const DASHED = /^\s*[-–]\s*(?<number>\d{6,8})(?![\d.])/u
/** Right behind a name: `FULANA, código 12345-6`, with a check digit. */
const CODED = /^, código (?:n[º°o.]{1,2} ?)?(?<number>\d{4,7}-\d)(?![\p{L}\d])/u

/** The registration of whoever a stretch tells of; of two, the SIAPE. */
export function registrationIn(text: string, { start, end }: Stretch): RegistrationRead | null {
  const found = registrationsIn(text, { start, end })
  const siape = found.find(({ kind }) => kind?.value === 'siape')
  return siape ?? found[0] ?? militaryIn(text.slice(start, end), start)
}

/** All that stand behind a label. */
export function registrationsIn(text: string, { start, end }: Stretch): RegistrationRead[] {
  const own = text.slice(start, end)
  return matchesOf(own, LABELLED).flatMap((match) => {
    const rest: RegExpExecArray[] = []
    ANOTHER.lastIndex = match.index + match[0].length - (match.groups!.suffix ?? '').length
    ANOTHER.lastIndex = ownersEnd(own, ANOTHER.lastIndex)
    for (let next = ANOTHER.exec(own); next; next = ANOTHER.exec(own)) rest.push(next)
    return [match, ...rest].flatMap((each) => readAt(each, start))
  })
}

/** `8418-2/UFV`, whose registration it is. */
function ownersEnd(own: string, at: number): number {
  const owner = /^\/\s?\p{L}+/u.exec(own.slice(at, at + 20))
  return at + (owner?.[0].length ?? 0)
}

/** The identity of a soldier, which stands without a label, or a number behind a dash. */
function militaryIn(own: string, start: number): RegistrationRead | null {
  const found = MILITARY.exec(own)
  if (found) return placed(found, start, 'militar')
  const dashed = DASHED.exec(own) ?? CODED.exec(own)
  return dashed ? placed(dashed, start, null) : null
}

/** `9736863 - FULANO`: the number that an item of a list begins with. */
export function listedRegistration(text: string, { start, end }: Stretch): RegistrationRead | null {
  const found = LISTED.exec(text.slice(Math.max(start, end - 30), end))
  return found && placed(found, Math.max(start, end - 30), null)
}

function readAt(match: RegExpExecArray | RegExpMatchArray, start: number): RegistrationRead[] {
  const { number = '', label = '', suffix = '' } = match.groups!
  const digits = number.replace(/[^\d*X]/gu, '')
  if (digits.length < SHORTEST || !/\d/.test(digits)) return []
  return [placed(match, start, kindNamed(label + suffix))]
}

const SHORTEST = 3

function kindNamed(label: string): RegistrationKind | null {
  if (/siapecad/iu.test(label)) return 'siapecad'
  if (/siape/iu.test(label)) return 'siape'
  if (/ord|idt/iu.test(label)) return 'militar'
  return /\bPF$/u.test(label.trim().replace(/\s*n[º°o.]*$/iu, '')) ? 'propria' : null
}

function placed(
  match: RegExpExecArray | RegExpMatchArray,
  start: number,
  kind: RegistrationKind | null,
): RegistrationRead {
  const number = match.groups!.number!.replace(/[.]+$/, '')
  const at = start + match.index! + match[0].lastIndexOf(match.groups!.number!)
  const place = { start: at, end: at + number.length }
  return { number: { value: number, ...place }, kind: kind && { value: kind, ...place } }
}
