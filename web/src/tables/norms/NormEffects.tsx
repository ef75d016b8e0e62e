import type { Norma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { TouchedNorm } from './TouchedNorm.tsx'
import { NORM_EFFECTS, type NormEffect } from './kinds.ts'

/** What an act does to other norms, a line each. */
export function NormEffects({ row }: { row: Pick<Norma, NormEffect> }) {
  const {
    words: { norms: said },
  } = useSpeech()
  const lines = NORM_EFFECTS.flatMap((effect) =>
    row[effect].map((touched) => ({ effect, ...touched })),
  )
  return lines.map(({ effect, inicio, ...touched }) => (
    <p key={`${effect} ${inicio}`}>
      {said.effects[effect]} <TouchedNorm {...touched} />
    </p>
  ))
}
