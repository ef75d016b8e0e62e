import { Link } from '@tanstack/react-router'
import type { FichaDaNorma } from '../../api/schema.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSpeech } from '../../words/words.tsx'
import { isOfManyBodies, sameNorm } from './same-norm.ts'

/** That an act revokes the norm wholly; of a norm that is another body's, nothing. */
export function Revocation({ record }: { record: FichaDaNorma }) {
  const {
    words: { norm: said, tables },
  } = useSpeech()
  const { norma, atos, revogada_por } = record
  const own = isOfManyBodies(norma) ? atos : []
  const revocation = revogada_por.find((change) =>
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
