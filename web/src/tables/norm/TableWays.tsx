import { Link } from '@tanstack/react-router'
import type { FichaDaNorma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { NORM_EFFECTS, type NormEffect } from '../norms/kinds.ts'
import { TellNext } from '../rows/TellNext.tsx'

/** The ways to the acts that change a norm, in their table, and to those to come. */
export function TableWays({ record: { norma, efeitos } }: { record: FichaDaNorma }) {
  const {
    words: { norm: said },
  } = useSpeech()
  return (
    <>
      <ul>
        {NORM_EFFECTS.map((effect) => (
          <li key={effect}>
            <TableWay
              norma={norma}
              effect={effect}
              total={efeitos.find(({ efeito }) => efeito === effect)?.total ?? 0}
            />
          </li>
        ))}
      </ul>
      <ul>
        {NORM_EFFECTS.map((effect) => (
          <li key={effect}>
            <TellNext
              isLink
              table="normas"
              state={{ [effect]: [norma] }}
              label={said.tellOf[effect]}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface TableWayProps {
  norma: string
  effect: NormEffect
  total: number
}

function TableWay({ norma, effect, total }: TableWayProps) {
  const {
    words: { norm: said },
    format,
  } = useSpeech()
  const name = `${said.actsThat[effect]} (${format.number(total)})`
  if (total === 0) return name
  return (
    <Link to="/normas" search={{ [effect]: [norma] }}>
      {name}
    </Link>
  )
}
