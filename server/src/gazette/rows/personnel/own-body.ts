import { matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading } from '../reading.ts'
import { bodyBehind } from '../slots/unit-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Bodies as openings name them, folded; what else heads an office there is a unit. */
const BODIES = eitherOf(
  'instituto|fundacao|agencia|superintendencia|comissao de valores|comissao nacional',
  'conselho (?:regional|federal|nacional|administrativo)|empresa|companhia',
  'servico (?:florestal|geologico|nacional|federal)|departamento (?:nacional|de policia)|tribunal',
  'superior tribunal|supremo tribunal|ministerio|universidade|fundo nacional|banco',
  'centro (?:federal|nacional de tecnologia)|museu|hospital|colegio|casa de rui|casa da moeda',
  'controladoria|advocacia|procuradoria|defensoria|policia|autoridade',
  'secretaria (?:especial da receita|de estado|municipal)|prefeitura|municipio|camara|senado',
  'assembleia|arquivo nacional|biblioteca nacional|imprensa nacional',
  'comando d[ao] (?:exercito|marinha|aeronautica)',
)
const BODY_OF_OFFICE = new RegExp(`(?<= d[aeo] )(?:${BODIES})(?!\\p{L})`, 'gu')
/** What may stand behind it. */
const BEHIND_BODY =
  /(?:,? (?:substitut[oa]|interin[oa]|em exercicio|em substituicao)| ?[-–(] ?[a-z\d/ -]{2,20}\)?)+$/u

/** A unit without the body whose act it is: `Corregedoria, do Fundo Nacional de X` in an act of that fund's president. */
export function withoutBodyOfOffice(
  unit: SlotReading<string>,
  office: string,
): SlotReading<string> {
  const words = folded(unit.value)
  // An offset in folded words is one in the words only where each letter is folded to one.
  if (words.length !== unit.value.length) return unit
  const told = folded(office)
  for (const { index } of matchesOf(told, BODY_OF_OFFICE)) {
    const body = told.slice(index).replace(BEHIND_BODY, '')
    const at = body.length < SHORTEST ? -1 : words.lastIndexOf(` ${body}`)
    const lead = at === -1 ? null : LEAD.exec(words.slice(0, at))
    if (!lead || !/^(?: ?[-–(,]|$)/u.test(words.slice(at + 1 + body.length))) continue
    const length = lead.index
    if (length >= SHORTEST_UNIT) return shortenedTo(unit, length)
  }
  return unit
}

const SHORTEST = 12
const SHORTEST_UNIT = 5
const LEAD = /,? (?:d|n)[aeo]$/u

/** With an office of others that stands behind it: `Gabinete do Dr. X da Procuradoria da República no Município de Y`. */
export function withOthersBody(
  text: string,
  unit: SlotReading<string>,
  isOwn: (body: string) => boolean,
): SlotReading<string> {
  const body = bodyBehind(text, unit.end)
  if (!body || isOwn(body.value)) return unit
  return { value: text.slice(unit.start, body.end), start: unit.start, end: body.end }
}

export function shortenedTo(
  { value, start }: SlotReading<string>,
  length: number,
): SlotReading<string> {
  return { value: value.slice(0, length), start, end: start + length }
}

function folded(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
