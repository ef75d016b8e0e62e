import { anyCase } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Words that stand before the number of a process, and between them and it. */
const NAME = String.raw`(?:${eitherOf(
  'processos?|procs?|prc|proads?|pae|pad|pgea|pgeas',
  String.raw`(?<!(?:documento|doc\.?|ato|memorandos?|parecer|jur[íi]dico|f[íi]sico-financeiro)\s)sei|spu|nup`,
  String.raw`(?<!\/)(?-i:P\.?A\.?(?:L\.?)?)(?=\s?(?:n[º°.o]|\d))`,
)})`
const BETWEEN = String.raw`(?:${eitherOf(
  String.raw`[\s:.,-]|(?-i:TR[EFT])[\s/-]{0,2}\d{1,2}[ªa](?: regi[ãa]o)?(?=[\s/:-])`,
  String.raw`(?:${eitherOf(
    'administrativ[oa]|aministrativo|licitat[óo]rio|sancionador|sancionat[óo]rio|punitivo',
    'eletr[ôo]nico|digital|interno|de|do|da|gest[ãa]o|compra|licita[çc][ãa]o|contrata[çc][ãa]o|sei',
    'spu|suap|pgm|adm|lct-e|n[º°oªrs.]{1,3}|n[úu]mero',
    String.raw`(?-i:\p{Lu}{2,8}(?=\s)|\p{Lu}\p{Ll}{2,8}(?=\sn[º°.o]))`,
  )})(?![\p{L}])`,
)})`
const NUMBER =
  '(?<process>(?:(?-i:[A-Z]{1,4}\\d?[-./ ]){0,3}(?-i:[A-Z]{0,3})\\d[\\d./-]*(?:\\d|(?<=-)[a-z](?![\\p{L}]))(?:(?<=\\d)(?:[/-](?-i:[A-Z]{1,8}(?:-\\d{1,2}(?=\\/))?)(?!\\p{L})){1,2}(?:\\/(?:19|20)\\d\\d)?)?)|\\d)(?!\\d)'
const AT_START = new RegExp(anyCase(`^${BETWEEN}{0,8}${NUMBER}`), 'u')
const NAMED = new RegExp(anyCase(`(?<!\\p{L})${NAME}(?!\\p{L})${BETWEEN}{1,8}${NUMBER}`), 'u')

/** The number of a process at the beginning of a stretch. */
export function processIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  return valueOf(AT_START.exec(text.slice(start, Math.min(end, start + REACH))), start)
}

/** The first number that a stretch calls a process'. */
export function namedProcessIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  return valueOf(NAMED.exec(text.slice(start, end)), start)
}

function valueOf(found: RegExpExecArray | null, offset: number): SlotReading<string> | null {
  const value = found?.groups?.process
  if (!found || value === undefined || value.replace(/\D/g, '').length < SHORTEST) return null
  const end = offset + found.index + found[0].length
  return { value, start: end - value.length, end }
}

/** How far behind its label a process is looked for. */
const REACH = 120
const SHORTEST = 2
