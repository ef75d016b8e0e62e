import { Button, PasswordInput } from '@mantine/core'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './AccountPage.module.css'

interface ProofFormProps<A> {
  help: string
  action: string
  /** Whether to ask for a code of the authenticator app, too. */
  withCode?: boolean
  /** Whether the visitor has a password; who has none confirms through the provider. */
  withPassword?: boolean
  send(proof: { senha?: string; codigo?: string }): Promise<A>
  onDone(answer: A): void
}

/** Asks for the password again before a change to the sign-in. */
export function ProofForm<A>({
  help,
  action,
  withCode = false,
  withPassword = true,
  send,
  onDone,
}: ProofFormProps<A>) {
  const {
    words: { door },
  } = useSpeech()
  const { field, fault, sending, onSubmit } = useForm({
    initial: { senha: '', codigo: '' },
    send: ({ senha, codigo }) =>
      send({ ...(withPassword ? { senha } : {}), ...(withCode ? { codigo } : {}) }),
    onDone,
  })
  return (
    <form className={styles.dialog} onSubmit={onSubmit}>
      <p className="muted">{help}</p>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      {withPassword && (
        <PasswordInput
          {...field('senha')}
          label={door.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
        />
      )}
      {withCode && <CodeField field={field('codigo')} />}
      <Button type="submit" variant="filled" loading={sending.isPending}>
        {action}
      </Button>
    </form>
  )
}
