import type { Norma, NormaTocada } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { NORM_EFFECTS, type NormEffect } from './kinds.ts'

/** `Portaria 12/2024`; of a kind that has no such names, its kind and number. */
export function normName(
  { norma, especie, numero }: Pick<Norma, 'norma' | 'especie' | 'numero'>,
  said: Words['norms'],
): string {
  return norma ?? [said.kinds[especie], ...(numero === null ? [] : [numero])].join(' ')
}

/** A norm that an act touches, and which parts of it. */
export function touchedName({ norma, nome, dispositivos }: NormaTocada): string {
  return [norma ?? nome, ...(dispositivos === null ? [] : [dispositivos])].join(', ')
}

/** What an act does to others, a line each. */
export function effectLines(row: Pick<Norma, NormEffect>, said: Words['norms']): string[] {
  return NORM_EFFECTS.flatMap((effect) =>
    row[effect].map((touched) => `${said.effects[effect]} ${touchedName(touched)}`),
  )
}

/** The day on which an act comes into force, and where it comes from. */
export function forceWords(
  row: Pick<Norma, 'entra_em_vigor' | 'entra_em_vigor_origem'>,
  said: Words['norms'],
  format: Format,
): string | null {
  const { entra_em_vigor: day, entra_em_vigor_origem: origin } = row
  if (origin === null) return null
  return [...(day === null ? [] : [format.date(day)]), said.origins[origin]].join(', ')
}
