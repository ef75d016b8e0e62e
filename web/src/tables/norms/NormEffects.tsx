import { Link } from '@tanstack/react-router'
import type { Norma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { NORM_EFFECTS, type NormEffect } from './kinds.ts'

/** What an act does to other norms, a line each; a known norm leads to its page. */
export function NormEffects({ row }: { row: Pick<Norma, NormEffect> }) {
  const {
    words: { norms: said },
  } = useSpeech()
  const lines = NORM_EFFECTS.flatMap((effect) =>
    row[effect].map((touched) => ({ effect, ...touched })),
  )
  return lines.map(({ effect, norma, nome, dispositivos, inicio }) => (
    <p key={`${effect} ${inicio}`}>
      {said.effects[effect]}{' '}
      {norma === null ? (
        nome
      ) : (
        <Link to="/norma" search={{ norma }}>
          {norma}
        </Link>
      )}
      {dispositivos !== null && `, ${dispositivos}`}
    </p>
  ))
}
