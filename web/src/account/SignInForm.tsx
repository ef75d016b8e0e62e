import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './SignInPage.module.css'

export function SignInForm({ onSignedIn = () => {} }: { onSignedIn?: () => void }) {
  const {
    words: { account },
  } = useSpeech()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [senha, setPassword] = useState('')
  const [codigo, setCode] = useState('')
  const entering = useMutation({
    mutationFn: async () => {
      const body = { email, senha, ...(codigo === '' ? {} : { codigo }) }
      return (await call('POST /sessao', { body })).dados
    },
    onSuccess(opened) {
      queries.setQueryData(sessionOptions.queryKey, opened)
      onSignedIn()
    },
  })
  const fault = useFault(entering.error)
  const asksCode = codigo !== '' || fault?.of('codigo') !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    entering.mutate()
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      {fault && (codigo !== '' || !asksCode) && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        required
        withAsterisk={false}
        label={account.email}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        name="senha"
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={account.password}
        value={senha}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asksCode && (
        <TextInput
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={account.code}
          description={account.codeHelp}
          value={codigo}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="filled" fullWidth loading={entering.isPending}>
        {account.enter}
      </Button>
    </form>
  )
}
