import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call, whenUnconfirmed } from '../api/client.ts'
import type { SessaoAberta } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import { ProofForm } from './ProofForm.tsx'

/**
 * Asks for the password again, above anything that is open, before the service does something
 * dangerous.
 */
export function Confirmation({ person }: { person: SessaoAberta['pessoa'] }) {
  const {
    words: { account: said, common },
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
  if (asked === null) return null
  return (
    <Modal
      opened
      onClose={() => asked.end(false)}
      title={said.confirmTitle}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <ProofForm
        help={said.confirmHelp}
        action={said.confirm}
        withCode={person.segundo_fator_em !== null}
        send={(body) => call('POST /sessao/confirmar', { body })}
        onDone={() => asked.end(true)}
      />
    </Modal>
  )
}
