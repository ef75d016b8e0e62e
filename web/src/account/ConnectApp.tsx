import { Button, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { ProofForm } from './ProofForm.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/**
 * Three steps: the password, the secret with a code that proves that it was saved, the recovery
 * codes.
 */
export function ConnectApp({ onClose }: { onClose: () => void }) {
  const {
    words: { account: said },
  } = useSpeech()
  const { hasPassword } = useSession()
  const queries = useQueryClient()
  const [proposal, setProposal] = useState<{ segredo: string; url: string } | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const connected = (given: string[]) => {
    setCodes(given)
    void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={codes || !proposal ? 440 : 640}
      title={codes ? said.keepCodes : said.connectApp}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : proposal ? (
        <ConfirmApp {...proposal} onDone={connected} />
      ) : (
        <ProofForm
          help={hasPassword ? said.proofHelp : said.appHelp}
          action={said.goOn}
          withPassword={hasPassword}
          send={async (body) => (await call('POST /pessoa/segundo_fator', { body })).dados}
          onDone={setProposal}
        />
      )}
    </Modal>
  )
}

interface ConfirmAppProps {
  segredo: string
  url: string
  onDone(codes: string[]): void
}

function ConfirmApp({ segredo, url, onDone }: ConfirmAppProps) {
  const {
    words: { account: said, door },
  } = useSpeech()
  const { field, fault, sending, onSubmit } = useForm({
    initial: { codigo: '' },
    send: async (body) =>
      (await call('POST /pessoa/segundo_fator/confirmar', { body })).dados.codigos,
    onDone,
  })
  return (
    <form className={styles.proposal} onSubmit={onSubmit}>
      <QrCode text={url} label={said.qrLabel} />
      <div className={styles.dialog}>
        <ol>
          <li>
            {said.scan}
            <code className={styles.secret}>{grouped(segredo)}</code>
          </li>
          <li>{said.typeCode}</li>
        </ol>
        {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
        <TextInput
          {...field('codigo')}
          label={door.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="filled" loading={sending.isPending}>
          {said.turnOn}
        </Button>
      </div>
    </form>
  )
}

/** In groups of four, which are easy to type. */
function grouped(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
