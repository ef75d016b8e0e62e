import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { installationOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { AskByMail } from './AskByMail.tsx'
import { Arrived, Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'
import { useToken } from './token.ts'

/** A forgotten password: without a link, asks for one; with a link, sets a new password. */
export function PasswordPage() {
  const {
    words: { door },
  } = useSpeech()
  const token = useToken()
  usePageTitle(door.forgotTitle)
  return <Doorstep>{token === '' ? <Ask /> : <SetForm token={token} />}</Doorstep>
}

function Ask() {
  const {
    words: { door },
  } = useSpeech()
  const { data: installation } = useQuery(installationOptions)
  if (installation?.correio === false)
    return <Arrived title={door.forgotTitle}>{door.noMail}</Arrived>
  return (
    <AskByMail
      title={door.forgotTitle}
      help={door.forgotHelp}
      action={door.askLink}
      asked={door.linkAsked}
      send={(email) => call('POST /senha/pedir', { body: { email } })}
    />
  )
}

function SetForm({ token }: { token: string }) {
  const {
    words: { door },
  } = useSpeech()
  const { field, fault, sending, onSubmit } = useForm({
    initial: { senha: '' },
    send: ({ senha }) => call('POST /senha/definir', { body: { token, senha } }),
  })
  if (sending.isSuccess) return <Arrived title={door.passwordSet}>{door.passwordSetHelp}</Arrived>
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <h1>{door.setTitle}</h1>
      <p className="muted">{door.setHelp}</p>
      {fault && fault.of('senha') === undefined && <Notice tone="bad">{fault.message}</Notice>}
      <NewPasswordField field={field('senha')} />
      <Button type="submit" variant="filled" fullWidth loading={sending.isPending}>
        {door.setPassword}
      </Button>
    </form>
  )
}
