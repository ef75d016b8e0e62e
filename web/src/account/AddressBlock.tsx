import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { installationOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './AccountPage.module.css'

/** The address that a person signs in with: whether it is confirmed, and how to change it. */
export function AddressBlock() {
  const {
    words: { account: said },
    format,
  } = useSpeech()
  const { person } = useSession()
  const { data: installation } = useQuery(installationOptions)
  const [isOpen, setOpen] = useState(false)
  const provenAt = person.email_confirmado_em
  const Picture = provenAt ? IconCircleCheck : IconClock
  const title = provenAt ? said.changeAddress : said.confirmAddress
  return (
    <div>
      <p>
        <b>{person.email}</b>
      </p>
      <p className={styles.state} data-open={provenAt ? undefined : true}>
        <Picture size={18} aria-hidden />
        {provenAt ? said.provenOn(format.date(provenAt.slice(0, 10))) : said.notProven}
      </p>
      {installation?.correio === false ? (
        <p className="small muted">{said.noMail}</p>
      ) : (
        <Button onClick={() => setOpen(true)}>{title}</Button>
      )}
      {isOpen && <AddressDialog title={title} onClose={() => setOpen(false)} />}
    </div>
  )
}

function AddressDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const {
    words: { account: said, common, door },
  } = useSpeech()
  const { person, hasPassword } = useSession()
  const hasApp = person.segundo_fator_em !== null
  const { values, field, fault, sending, onSubmit } = useForm({
    initial: { email: person.email, senha: '', codigo: '' },
    send: ({ email, senha, codigo }) => {
      const proof = { ...(hasPassword && { senha }), ...(hasApp && { codigo }) }
      return call('POST /pessoa/email', { body: { email, ...proof } })
    },
  })
  return (
    <Modal opened onClose={onClose} title={title}>
      {sending.isSuccess ? (
        <div className={styles.dialog} role="status">
          <p>{said.linkSent(values.email)}</p>
          <Button variant="filled" onClick={onClose}>
            {common.close}
          </Button>
        </div>
      ) : (
        <form className={styles.dialog} onSubmit={onSubmit}>
          {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
          <TextInput
            {...field('email')}
            type="email"
            label={door.email}
            description={said.addressHelp}
            required
            withAsterisk={false}
          />
          {hasPassword && (
            <PasswordInput
              {...field('senha')}
              label={door.password}
              autoComplete="current-password"
              required
              withAsterisk={false}
            />
          )}
          {hasApp && <CodeField field={field('codigo')} />}
          <Button type="submit" variant="filled" loading={sending.isPending}>
            {said.sendLink}
          </Button>
        </form>
      )}
    </Modal>
  )
}
