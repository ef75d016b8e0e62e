import { Button, Modal } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { ConnectApp } from './ConnectApp.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The authenticator app: connect it, make new recovery codes, or remove it. */
export function SecondFactor() {
  const {
    words: { account: said },
    format,
  } = useSpeech()
  const { person } = useSession()
  const [open, setOpen] = useState<'connect' | 'renew' | 'drop' | null>(null)
  const close = () => setOpen(null)
  const since = person.segundo_fator_em
  const Picture = since ? IconCircleCheck : IconClock
  return (
    <div>
      <p className={styles.state} data-open={since ? undefined : true}>
        <Picture size={18} aria-hidden />
        {since ? said.appSince(format.date(since.slice(0, 10))) : said.noApp}
      </p>
      <p className="small muted">{said.appHelp}</p>
      <div className={styles.actions}>
        {since ? (
          <>
            <Button onClick={() => setOpen('renew')}>{said.renewCodes}</Button>
            <Button variant="subtle" onClick={() => setOpen('drop')}>
              {said.dropApp}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('connect')}>{said.connectApp}</Button>
        )}
      </div>
      {open === 'connect' && <ConnectApp onClose={close} />}
      {open === 'renew' && <RenewCodes onClose={close} />}
      {open === 'drop' && <DropApp onClose={close} />}
    </div>
  )
}

function RenewCodes({ onClose }: { onClose: () => void }) {
  const {
    words: { account: said },
  } = useSpeech()
  const { hasPassword } = useSession()
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Modal opened onClose={onClose} title={codes ? said.keepCodes : said.renewCodes}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          help={said.renewHelp}
          action={said.renewCodes}
          withCode
          withPassword={hasPassword}
          send={async (body) =>
            (await call('POST /pessoa/segundo_fator/codigos', { body })).dados.codigos
          }
          onDone={setCodes}
        />
      )}
    </Modal>
  )
}

function DropApp({ onClose }: { onClose: () => void }) {
  const {
    words: { account: said },
  } = useSpeech()
  const { hasPassword } = useSession()
  const queries = useQueryClient()
  return (
    <Modal opened onClose={onClose} title={said.dropTitle}>
      <ProofForm
        help={said.dropHelp}
        action={said.dropApp}
        withCode
        withPassword={hasPassword}
        send={(body) => call('POST /pessoa/segundo_fator/desligar', { body })}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
          onClose()
        }}
      />
    </Modal>
  )
}
