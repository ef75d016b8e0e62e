import { Modal } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { call, whenUnconfirmed } from '../api/client.ts'
import { useReturn } from '../api/provider.ts'
import type { SessaoAberta } from '../api/schema.ts'
import styles from '../door/Doorstep.module.css'
import { ProviderLink, useProviderName } from '../door/ProviderButton.tsx'
import { useSpeech } from '../words/words.tsx'
import { ProofForm } from './ProofForm.tsx'

/**
 * Asks for the password again, above anything that is open, before the service does something
 * dangerous.
 */
export function Confirmation({
  person,
  ways: { senha, identidades },
}: {
  person: SessaoAberta['pessoa']
  ways: SessaoAberta['acesso']
}) {
  const {
    words: { account: said, door },
  } = useSpeech()
  const [asked, setAsked] = useState<{ end(isShown: boolean): void } | null>(null)
  useEffect(
    () =>
      whenUnconfirmed(
        () =>
          new Promise((resolve) => {
            const end = (isShown: boolean) => {
              setAsked(null)
              resolve(isShown)
            }
            setAsked({ end })
          }),
      ),
    [],
  )
  const provider = useProviderName()
  // In the other tab they have shown who they are, or the service asks again.
  const onReturn = useCallback(() => asked?.end(true), [asked])
  useReturn(onReturn)
  if (asked === null) return null
  return (
    <Modal opened onClose={() => asked.end(false)} title={said.confirmTitle}>
      {senha ? (
        <ProofForm
          help={said.confirmHelp}
          action={said.confirm}
          withCode={person.segundo_fator_em !== null}
          send={({ senha: typed = '', ...more }) =>
            call('POST /sessao/confirmar', { body: { senha: typed, ...more } })
          }
          onDone={() => asked.end(true)}
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
