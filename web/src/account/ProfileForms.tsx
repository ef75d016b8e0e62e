import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { sessionOptions } from '../api/session.ts'
import { useSession } from '../app/session.tsx'
import { useProviderName } from '../door/ProviderButton.tsx'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './AccountPage.module.css'

export function NameForm() {
  const {
    words: { account: said, common },
  } = useSpeech()
  const { person } = useSession()
  const queries = useQueryClient()
  const { values, field, fault, sending, onSubmit } = useForm({
    initial: { nome: person.nome },
    send: async (body) => (await call('PATCH /pessoa', { body })).dados,
    onDone: (opened) => queries.setQueryData(sessionOptions.queryKey, opened),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        {...field('nome')}
        label={said.name}
        autoComplete="name"
        required
        withAsterisk={false}
      />
      <Button type="submit" loading={sending.isPending} disabled={values.nome === person.nome}>
        {common.save}
      </Button>
      <p role="status" className="small muted">
        {sending.isSuccess && said.saved}
      </p>
    </form>
  )
}

export function PasswordForm() {
  const {
    words: { account: said, door },
  } = useSpeech()
  const { person, hasPassword } = useSession()
  const provider = useProviderName() ?? ''
  const queries = useQueryClient()
  const hasApp = person.segundo_fator_em !== null
  const { field, fault, sending, onSubmit, clear } = useForm({
    initial: { senha_atual: '', senha: '', codigo: '' },
    send: ({ senha_atual, senha, codigo }) => {
      const proof = { ...(hasPassword && { senha_atual }), ...(hasApp && { codigo }) }
      return call('POST /pessoa/senha', { body: { senha, ...proof } })
    },
    onDone() {
      clear()
      void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      {/* Tells password managers whose password it is. */}
      <input
        type="email"
        autoComplete="username"
        value={person.email}
        readOnly
        hidden
        aria-label={door.email}
      />
      {hasPassword ? (
        <PasswordInput
          {...field('senha_atual')}
          label={said.presentPassword}
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
      ) : (
        <p className="muted">{said.noPassword(provider)}</p>
      )}
      {hasApp && <CodeField field={field('codigo')} />}
      <NewPasswordField field={field('senha')} />
      <Button type="submit" loading={sending.isPending}>
        {hasPassword ? said.changePassword : said.setPassword}
      </Button>
      <p role="status" className="small muted">
        {sending.isSuccess ? said.passwordChanged : said.passwordEnds}
      </p>
    </form>
  )
}
