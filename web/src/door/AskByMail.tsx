import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { Arrived } from './Doorstep.tsx'
import styles from './Doorstep.module.css'

interface AskByMailProps {
  title: string
  help: string
  action: string
  /** What happened. The same for every address, so that it does not show who has an account. */
  asked: string
  send(email: string): Promise<unknown>
}

/** Asks for a link by mail. */
export function AskByMail({ title, help, action, asked, send }: AskByMailProps) {
  const {
    words: { door },
  } = useSpeech()
  const { field, fault, sending, onSubmit } = useForm({
    initial: { email: '' },
    send: ({ email }) => send(email),
  })
  if (sending.isSuccess) return <Arrived title={door.lookAtMail}>{asked}</Arrived>
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <h1>{title}</h1>
      <p className="muted">{help}</p>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        {...field('email')}
        type="email"
        label={door.email}
        autoComplete="username"
        required
        withAsterisk={false}
      />
      <Button type="submit" variant="filled" fullWidth loading={sending.isPending}>
        {action}
      </Button>
      <p>
        <Link to="/" className="alone">
          {door.toSignIn}
        </Link>
      </p>
    </form>
  )
}
