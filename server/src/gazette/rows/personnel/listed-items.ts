import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { isTitled, officeAt } from '../slots/office-slot.ts'
import type { MovementReadings } from './movement.ts'
import { nameAhead } from './person-names.ts'
import { roleColumns, roleNamed } from './person-role.ts'

/** The stretches of a list on one line, if each begins with a name; else the whole. */
export function listedIn(text: string, piece: Stretch): Stretch[] {
  const own = text.slice(piece.start, piece.end)
  const cuts = matchesOf(own, NEXT_ITEM).map(({ index, 0: { length } }) => index + length)
  const items = [0, ...cuts].map((from, i) => ({
    start: piece.start + from,
    end: piece.start + (cuts[i] ?? own.length),
  }))
  const isNamed = items.length > 1 && items.every((item) => nameAhead(text, item) !== null)
  return isNamed ? items : [piece]
}

const NEXT_ITEM = /; (?:e )?(?=\p{Lu})/gu
const PLACE_AND_DAY = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’() /-]{2,40}?(?:[,/ –-]{1,3}[A-Z]{2})?,? (?:em )?\d{1,2}[º°]? de \p{L}{4,9} de \d{4}\.?\s*$`,
  'u',
)

/** `Porto Alegre, RS 11 de maio de 2023.` is no item. */
export function isPlaceAndDay(words: string): boolean {
  return PLACE_AND_DAY.test(words)
}

/** What stands before a name and a colon: `Ordenador de Despesas Titular: FULANA`, `Suplente: SICRANO`. */
export function leadColumns(
  text: string,
  lead: Stretch,
  name: Stretch | null | undefined,
): MovementReadings {
  const words = text.slice(lead.start, lead.end)
  const told = ITEM_LEAD.exec(words) ?? ROLE_LEAD.exec(words)
  if (!told || !name) return {}
  const { office = '', role = '' } = told.groups!
  const value = roleNamed(role)
  const roles = value ? roleColumns(value, name) : {}
  const end = lead.start + office.length
  const read = office === '' ? null : officeAt(text, { start: lead.start, end })
  return read?.office ? { ...roles, cargo_funcao: read.office } : roles
}

/** Whether what stands before a name is an office, and no reason: `Responsável pela Conformidade Titular: `. */
export function tellsOffice(lead: string): boolean {
  return ROLE_LEAD.test(lead) || (isTitled(lead) && ITEM_LEAD.test(lead))
}

export const ITEM_LEAD = new RegExp(
  anyCase(
    String.raw`^(?:(?:(?:primeir|segund|terceir|quart)[oa] |\d[ºª°] ?)?(?<role>titular|substitut[oa]|suplente|president[ea]|membr[oa]|interin[oa])s?|(?!candidat|vacância|nome|servidor|interessad|docente|represent|integrante|inscri|(?:primeir|segund|terceir|quart)[oa] ?:|\d[ºª°] ?suplente)(?<office>(?-i:\p{Lu})[^:;,\t\n]{3,120}?)(?: [-–]? ?(?<role>titular|substitut[oa]|suplente|interin[oa]))?) ?: $`,
  ),
  'u',
)
/** `Inscrição de Nota de Empenho (NE) em restos a pagar - Titular: ` */
const ROLE_LEAD = /^(?<office>\p{Lu}[^;\n]{3,140}) [-–] (?<role>Titular|Suplente|Substitut[oa]): $/u
