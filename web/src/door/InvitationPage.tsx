import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError, call } from '../api/client.ts'
import type { ConviteAberto } from '../api/schema.ts'
import { useDeparture } from '../api/provider.ts'
import { sessionOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { NewPasswordField } from '../ui/NewPasswordField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useForm } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'
import { AccountFields, accountOf, firstChoice } from './AccountFields.tsx'
import { BadLink, Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'
import { useProviderName } from './ProviderButton.tsx'
import { useToken } from './token.ts'

/**
 * The page behind an invitation link. The first invitation of an installation creates its administrator.
 */
export function InvitationPage() {
  const {
    words: { door },
  } = useSpeech()
  const token = useToken()
  const { data, error, refetch } = useQuery({
    queryKey: ['convite', token],
    queryFn: async ({ signal }) =>
      (await call('POST /convites/consultar', { body: { token }, signal })).dados,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isBad = token === '' || (error instanceof ApiError && error.status === 404)
  usePageTitle(door.inviteTitle)
  return (
    <Doorstep>
      {isBad && <BadLink />}
      {error && !isBad && <Failure error={error} onRetry={() => void refetch()} />}
      {data && <AcceptForm token={token} invitation={data} />}
    </Doorstep>
  )
}

function AcceptForm({ token, invitation }: { token: string; invitation: ConviteAberto }) {
  const {
    words: { door },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { values, field, fault, sending, onSubmit } = useForm({
    initial: { nome: '', email: '', conta_id: firstChoice(invitation), conta: '', senha: '' },
    async send({ nome, email, conta_id, conta, senha }) {
      const body = {
        token,
        nome,
        senha,
        ...(invitation.email === null ? { email } : {}),
        ...accountOf(invitation, { conta_id, conta: conta || nome }),
      }
      return (await call('POST /convites/aceitar', { body })).dados
    },
    onDone(opened) {
      queries.setQueryData(sessionOptions.queryKey, opened)
      void navigate({ to: '/', replace: true })
    },
  })
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <h1>{invitation.papel === 'administrador' ? door.firstTitle : door.inviteTitle}</h1>
      {fault && !fault.isOfFields && <Notice tone="bad">{fault.message}</Notice>}
      <TextInput
        {...field('nome')}
        label={door.name}
        autoComplete="name"
        required
        withAsterisk={false}
      />
      {invitation.email === null ? (
        <TextInput
          {...field('email')}
          type="email"
          label={door.email}
          autoComplete="username"
          required
          withAsterisk={false}
        />
      ) : (
        <TextInput label={door.email} value={invitation.email} readOnly autoComplete="username" />
      )}
      <AccountFields invitation={invitation} chosen={values.conta_id} field={field} />
      <NewPasswordField field={field('senha')} />
      <Button type="submit" variant="filled" fullWidth loading={sending.isPending}>
        {door.accept}
      </Button>
      <AcceptThere
        invitation={{
          token,
          ...accountOf(invitation, { conta_id: values.conta_id, conta: values.conta }),
        }}
      />
    </form>
  )
}

/** Accepts with an identity at the provider instead of a password. */
function AcceptThere({
  invitation: { conta, ...given },
}: {
  invitation: { token: string; conta_id?: string; conta?: string }
}) {
  const {
    words: { door },
  } = useSpeech()
  const name = useProviderName()
  const leaving = useDeparture(() =>
    call('POST /sessao/provedor', { body: { ...given, ...(conta ? { conta } : {}) } }),
  )
  const fault = useFault(leaving.error)
  if (name === undefined) return null
  return (
    <>
      <p className={styles.or}>{door.or}</p>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <Button
        fullWidth
        loading={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {door.acceptWith(name)}
      </Button>
      <p className="small muted">{door.acceptWithHelp}</p>
    </>
  )
}
