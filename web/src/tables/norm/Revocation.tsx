import { Link } from '@tanstack/react-router'
import type { AlteracaoDeNorma } from '../../api/schema.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSpeech } from '../../words/words.tsx'
import { isVoid } from '../rows/row.ts'
import { useOwnActs } from './own-acts.ts'
import { isOfManyBodies, sameNorm } from './same-norm.ts'

interface RevocationProps {
  norma: string
  /** The acts that revoke it, or another of its number. */
  revoking: AlteracaoDeNorma[]
}

/** That an act revokes the norm wholly; of a norm that is another body's, nothing. */
export function Revocation({ norma, revoking }: RevocationProps) {
  const {
    words: { norm: said, tables },
  } = useSpeech()
  const acts = useOwnActs(norma)
  const isShared = isOfManyBodies(norma)
  if (isShared && acts !== null && !acts.data) return null
  const own = isShared ? (acts?.data?.resultados ?? []) : []
  const revocation = revoking.find(
    (change) =>
      change.total === true &&
      !isVoid(change.ato) &&
      own.every((act) => sameNorm(change, act) === 'same'),
  )
  if (!revocation) return null
  return (
    <Notice tone="warn">
      <b>{said.revoked(revocation.nome)}</b> {said.revokedHelp}{' '}
      <Link to="/publicacao/$id" params={{ id: revocation.ato.publicacao }}>
        {revocation.ato.norma ?? tables.openAct}
      </Link>
    </Notice>
  )
}
