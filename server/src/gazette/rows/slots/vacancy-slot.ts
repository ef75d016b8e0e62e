import type { VacancyCause } from '../personnel/movement.ts'
import type { SlotReading, Stretch } from '../reading.ts'

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
const VACANT =
  /(?<!\p{L})(?:vagas?(?! (?:n[º°o.]|de que)|d[ae] )|vag[oa]|vacância|origem da vaga)[^.;\n]{0,12}?\s*,?\s*(?:(?:decorrente|em (?:virtude|decorrência|razão|função)|por motivo|originad[oa]|ocorrid[oa]|aberta|oriund[oa]|resultante|proveniente)s?\s+(?:d[aeo]s?|em|por|com)?)\s*/iu
const DECLARED =
  /(?<!\p{L})(?:em (?:virtude|decorrência|razão)|por motivo|por|decorrente) d?[aeo]?\s*/giu
const CODE =
  /(?<!\p{L})(?:c[óo]digo (?:d[ae] |SIAPE )?vaga|vaga)\s*(?:n?[º°o.]*\s*)?:?\s*(\d[\d.]{3,}\d)(?![\d/])/iu

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
): { cause: SlotReading<VacancyCause>; from: number; end: number } | null {
  const own = text.slice(start, Math.min(end, start + 2_000))
  const leads = isDeclared ? Array.from(own.matchAll(DECLARED)) : [VACANT.exec(own)]
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
  const at = start + found.index + found[0].length - found[1]!.length
  return { value: found[1]!, start: at, end: at + found[1]!.length }
}
