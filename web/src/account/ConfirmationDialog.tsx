import { Modal } from '@mantine/core'
import { useCallback } from 'react'
import { call } from '../api/client.ts'
import { useProviderReturn } from '../api/provider.ts'
import type { SessaoAberta } from '../api/schema.ts'
import styles from '../door/Doorstep.module.css'
import { ProviderLink, useProviderName } from '../door/ProviderButton.tsx'
import { useSpeech } from '../words/words.tsx'
import { ProofForm } from './ProofForm.tsx'

/** Asks for the password again, or for another sign-in at the provider. */
export function ConfirmationDialog({
  person,
  ways: { senha, identidades },
  onEnd,
}: {
  person: SessaoAberta['pessoa']
  ways: SessaoAberta['acesso']
  onEnd(isShown: boolean): void
}) {
  const {
    words: { account: said, door },
  } = useSpeech()
  const provider = useProviderName()
  // The visitor has confirmed in the other tab; if not, the service asks again.
  const onReturn = useCallback(() => onEnd(true), [onEnd])
  useProviderReturn(onReturn)
  return (
    <Modal opened onClose={() => onEnd(false)} title={said.confirmTitle}>
      {senha ? (
        <ProofForm
          help={said.confirmHelp}
          action={said.confirm}
          withCode={person.segundo_fator_em !== null}
          send={({ senha: typed = '', ...more }) =>
            call('POST /sessao/confirmar', { body: { senha: typed, ...more } })
          }
          onDone={() => onEnd(true)}
        />
      ) : (
        <p className="muted">{said.confirmHelp}</p>
      )}
      {provider !== undefined && identidades.length > 0 && (
        <div className={styles.other}>
          {senha && <p className={styles.or}>{door.or}</p>}
          <ProviderLink purpose="confirmar">{door.confirmWith(provider)}</ProviderLink>
          <p className="small muted">{said.confirmThere}</p>
        </div>
      )}
    </Modal>
  )
}
