import { Link } from '@tanstack/react-router'
import type { Norma } from '../../api/schema.ts'

type Touched = Pick<Norma['altera'][number], 'norma' | 'nome' | 'dispositivos'>

/** A norm that an act touches, and which clauses of it; a known one leads to its page. */
export function TouchedNorm({ norma, nome, dispositivos }: Touched) {
  return (
    <>
      {norma === null ? (
        nome
      ) : (
        <Link to="/norma" search={{ norma }}>
          {norma}
        </Link>
      )}
      {dispositivos !== null && `, ${dispositivos}`}
    </>
  )
}
