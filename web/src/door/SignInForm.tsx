import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Doorstep.module.css'

interface SignInFormProps {
  onSignedIn?(): void
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const {
    words: { door },
  } = useSpeech()
  const queries = useQueryClient()
  const { values, field, fault, sending, onSubmit } = useForm({
    initial: { email: '', senha: '', codigo: '' },
    async send({ email, senha, codigo }) {
      const body = { email, senha, ...(codigo === '' ? {} : { codigo }) }
      return (await call('POST /sessao', { body })).dados
    },
    onDone(opened) {
      queries.setQueryData(sessionOptions.queryKey, opened)
      onSignedIn?.()
    },
  })
  const asksCode = values.codigo !== '' || fault?.of('codigo') !== undefined
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      {fault && (values.codigo !== '' || !asksCode) && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        {...field('email')}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        label={door.email}
      />
      <PasswordInput
        {...field('senha')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={door.password}
      />
      {asksCode && (
        <TextInput
          {...field('codigo')}
          error={undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={door.code}
          description={door.codeHelp}
          autoFocus
        />
      )}
      <Button type="submit" variant="filled" fullWidth loading={sending.isPending}>
        {door.enter}
      </Button>
    </form>
  )
}
