import { Link } from '@tanstack/react-router'
import type { Norma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { normName } from './names.ts'

/** A norm by its name, which leads to its page. */
export function NormName({ row }: { row: Pick<Norma, 'norma' | 'especie' | 'numero'> }) {
  const {
    words: { norms: said },
  } = useSpeech()
  const name = normName(row, said)
  return row.norma === null ? (
    name
  ) : (
    <Link to="/norma" search={{ norma: row.norma }}>
      {name}
    </Link>
  )
}
