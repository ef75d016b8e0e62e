import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import type { ConviteAberto } from '../api/schema.ts'
import { sessionOptions } from '../api/session.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Doorstep } from './SignInPage.tsx'
import styles from './SignInPage.module.css'

/** What follows the link of an invitation; the first of an installation makes who looks after it. */
export function InvitationPage() {
  // What stands behind # never leaves the browser by itself.
  const [token] = useState(() => location.hash.slice(1))
  const { data, error } = useQuery({
    queryKey: ['convite', token],
    queryFn: async ({ signal }) =>
      (await call('POST /convites/consultar', { body: { token }, signal })).dados,
  })
  return (
    <Doorstep>
      {error && <Failure error={error} />}
      {data && <AcceptForm token={token} invitation={data} />}
    </Doorstep>
  )
}

function AcceptForm({ token, invitation }: { token: string; invitation: ConviteAberto }) {
  const {
    words: { account },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [person, setPerson] = useState({ nome: '', email: '', conta: '', senha: '' })
  const accepting = useMutation({
    mutationFn: async () => {
      const { nome, email, conta, senha } = person
      const body = {
        token,
        nome,
        senha,
        ...(invitation.email === null ? { email } : {}),
        ...(invitation.conta === null && conta !== '' ? { conta } : {}),
      }
      return (await call('POST /convites/aceitar', { body })).dados
    },
    onSuccess(opened) {
      queries.setQueryData(sessionOptions.queryKey, opened)
      void navigate({ to: '/', replace: true })
    },
  })
  const fault = useFault(accepting.error)
  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    error: fault?.of(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setPerson((before) => ({ ...before, [name]: value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accepting.mutate()
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <h2>{invitation.papel === 'administrador' ? account.firstTitle : account.inviteTitle}</h2>
      {invitation.conta !== null && <p className="muted">{account.joins(invitation.conta)}</p>}
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        {...field('nome')}
        label={account.name}
        autoComplete="name"
        required
        withAsterisk={false}
      />
      {invitation.email === null ? (
        <TextInput
          {...field('email')}
          type="email"
          label={account.email}
          autoComplete="username"
          required
          withAsterisk={false}
        />
      ) : (
        <TextInput
          label={account.email}
          value={invitation.email}
          readOnly
          autoComplete="username"
        />
      )}
      {invitation.conta === null && (
        <TextInput
          {...field('conta')}
          label={account.accountName}
          description={account.accountHelp}
          autoComplete="organization"
        />
      )}
      <PasswordInput
        {...field('senha')}
        label={account.newPassword}
        description={account.passwordHelp}
        autoComplete="new-password"
        required
        withAsterisk={false}
      />
      <Button type="submit" variant="filled" fullWidth loading={accepting.isPending}>
        {account.accept}
      </Button>
    </form>
  )
}
