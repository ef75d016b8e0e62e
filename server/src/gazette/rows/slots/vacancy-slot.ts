import { matchesOf } from '../../../../engine/entities.ts'
import type { VacancyCause } from '../personnel/movement.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const CAUSES: [RegExp, VacancyCause][] = [
  [/aposenta/iu, 'aposentadoria'],
  [/exonera/iu, 'exoneracao'],
  [/dispensa/iu, 'dispensa'],
  [/falecimento|óbito|morte/iu, 'falecimento'],
  [/inacumul/iu, 'posse_inacumulavel'],
  [/remoção/iu, 'remocao'],
  [/redistribui/iu, 'redistribuicao'],
  [/cria(?:ção|d[oa])|^vaga nova/iu, 'criacao'],
  [/^posse|outro cargo/iu, 'posse_inacumulavel'],
]
const VACANT = new RegExp(
  String.raw`(?<!\p{L})(?:vagas?(?! (?:n[º°o.]|de que)|d[ae] )|vag[oa]|vacância|origem da vaga)[^.;\n]{0,12}?\s*,?\s*(?:(?:${eitherOf(
    'decorrente|decorre(?:u|nte)?|em (?:virtude|decorrência|razão|função)|por motivo|originad[oa]',
    'ocorrid[oa]|aberta|oriund[oa]|resultante|proveniente',
  )})s?\s+(?:d[aeo]s?|em|por|com)?)\s*`,
  'iu',
)
const DECLARED =
  /(?<!\p{L})(?:em (?:virtude|decorrência|razão)|por motivo|por|decorrente) d?[aeo]?\s*/giu
const CODE = new RegExp(
  eitherOf(
    String.raw`(?<!\p{L})(?:${eitherOf(
      'c[óo]digo (?:d[ae] |SIAPE )?vaga|vaga(?: de c[óo]digo)?|cargo,? (?:de )?c[óo]digo',
    )})\s*(?:n?[º°o.]*\s*)?:?\s*(\d[\d.]{3,}\d)(?![\d/])`,
    String.raw`(?<!\p{L})número da vaga:? ?(\d{1,6})(?![\d/])`,
    String.raw`(?<!\p{L})vaga [^;:()\n]{0,160}, código (?:n[º°o.]* )?(\d{6})(?![\d/])`,
  ),
  'iu',
)

/** The cause that a stretch begins with: `aposentadoria de FULANO`, `vaga nova`. */
export function vacancyAt(
  text: string,
  { start, end }: Stretch,
): { cause: SlotReading<VacancyCause>; from: number } {
  const words = text.slice(start, Math.min(end, start + 70))
  const value = CAUSES.find(([pattern]) => pattern.test(words))?.[1] ?? 'outra'
  const length = Math.max(1, /^[^.;,\n)]*/u.exec(words)![0].trimEnd().length)
  return { cause: { value, start, end: start + length }, from: start }
}

/** Why a post is vacant. */
export function vacancyIn(
  text: string,
  { start, end }: Stretch,
  isDeclared: boolean,
): ToldVacancy | null {
  const own = text.slice(start, Math.min(end, start + 2_000))
  const leads = isDeclared ? matchesOf(own, DECLARED) : [VACANT.exec(own)]
  for (const lead of leads) {
    if (!lead) continue
    const at = lead.index + lead[0].length
    const words = own.slice(at, at + REACH)
    const first = /^[^.;,\n]*/u.exec(words)![0]
    const found = CAUSES.find(([pattern]) => pattern.test(isDeclared ? first : words.slice(0, 70)))
    if (!found && isDeclared) continue
    const length = Math.max(1, first.trimEnd().length)
    const place = { start: start + at, end: start + at + length }
    return { cause: { value: found?.[1] ?? 'outra', ...place }, from: start + at, end }
  }
  return isDeclared ? deathIn(own, start, end) : null
}

/** What stands in brackets behind the code of a vacancy: `895473 (vaga nova)`. */
export function vacancyBehind(text: string, code: Stretch, end: number): ToldVacancy | null {
  const found =
    /^ ?\((?=aposentadoria|exoneração|falecimento|vaga nova|redistribui|vacância|posse|demissão)/iu.exec(
      text.slice(code.end, Math.min(end, code.end + 30)),
    )
  return found && { ...vacancyAt(text, { start: code.end + found[0].length, end }), end }
}

/** Recitals tell of an earlier act: `que concedeu aposentadoria à servidora FULANA`, `que declarou vago o cargo …`. */
export function vacancyToldIn(text: string, { start, end }: Stretch): ToldVacancy | null {
  const own = text.slice(start, Math.min(end, start + LONGEST_RECITALS))
  const retired = RETIRED.exec(own)
  if (retired) {
    const at = start + retired.index + retired[0].length - retired[1]!.length
    const cause = { value: 'aposentadoria' as const, start: at, end: at + retired[1]!.length }
    return { cause, from: at, end }
  }
  const declared = VACATED.exec(own)
  const occupied = declared && OCCUPIED.exec(own.slice(declared.index))
  const why = occupied && WHY.exec(own.slice(declared.index + occupied.index))
  if (!why) return null
  const from = start + declared.index + occupied.index
  const { cause } = vacancyAt(text, { start: from + why.index + why[0].length, end })
  return { cause, from: cause.start, holderFrom: from, end }
}

interface ToldVacancy {
  cause: SlotReading<VacancyCause>
  from: number
  /** Where the holder is told, if that is before the cause. */
  holderFrom?: number
  end: number
}

const LONGEST_RECITALS = 3_000
const RETIRED = /que (?:concedeu|aposentou)[^;.]{0,20}(aposentadoria)(?!\p{L})/iu
const VACATED = /que (?:declarou|declara)[^;]{0,20}(?:vag[oa]|vacância)(?!\p{L})/iu
const OCCUPIED = /(?:ocupado|deixado|até então ocupado) (?=pel[ao])/iu
const WHY = /(?:por motivo|em (?:virtude|razão|decorrência)|decorrente) d[aeo] /iu

/** `…, data de seu falecimento`. */
function deathIn(own: string, start: number, end: number) {
  const found = /falecimento|óbito/iu.exec(own)
  if (!found) return null
  const at = start + found.index
  const cause = { value: 'falecimento' as const, start: at, end: at + found[0].length }
  return { cause, from: at, end }
}

const REACH = 160

export function vacancyCodeIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = CODE.exec(text.slice(start, Math.min(end, start + 2_000)))
  if (!found) return null
  const value = found[1] ?? found[2] ?? found[3]!
  const at = start + found.index + found[0].length - value.length
  return { value, start: at, end: at + value.length }
}
