import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { normsOptions } from '../../api/tables.ts'
import { useSpeech } from '../../words/words.tsx'
import { NORM_EFFECTS, type NormEffect } from '../norms/kinds.ts'
import { TellNext } from '../rows/TellNext.tsx'

/** The ways to the acts that change a norm, in their table, and to those to come. */
export function TableWays({ norma }: { norma: string }) {
  const {
    words: { norm: said },
  } = useSpeech()
  return (
    <>
      <ul>
        {NORM_EFFECTS.map((effect) => (
          <li key={effect}>
            <TableWay norma={norma} effect={effect} />
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

function TableWay({ norma, effect }: { norma: string; effect: NormEffect }) {
  const {
    words: { norm: said },
    format,
  } = useSpeech()
  const { data } = useQuery(normsOptions({ [effect]: [norma], limite: 1 }))
  const name = said.actsThat[effect]
  if (data?.total === 0) return `${name} (0)`
  return (
    <Link to="/normas" search={{ [effect]: [norma] }}>
      {typeof data?.total === 'number' ? `${name} (${format.number(data.total)})` : name}
    </Link>
  )
}
