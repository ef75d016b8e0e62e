import { Modal } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { Confirmation } from '../account/Confirmation.tsx'
import { SignInForm } from '../door/SignInForm.tsx'
import { SignInPage } from '../door/SignInPage.tsx'
import { call } from '../api/client.ts'
import type { SessaoAberta } from '../api/schema.ts'
import { sessionOptions } from '../api/session.ts'
import { Failure } from '../ui/Failure.tsx'
import { useSpeech } from '../words/words.tsx'
import { useLast } from './last.ts'

interface Session {
  person: SessaoAberta['pessoa']
  account: SessaoAberta['conta']
  scopes: SessaoAberta['escopos']
  /** Whether the visitor looks after the whole installation. */
  isOwner: boolean
  /** Whether the visitor would, if they signed in with an authenticator app. */
  lacksFactor: boolean
  signOut(): Promise<void>
}

const Context = createContext<Session | null>(null)

/** Shows its children to whoever has signed in. When a session ends meanwhile, what was open stays below. */
export function SessionGate({ children }: { children: ReactNode }) {
  const {
    words: { door },
  } = useSpeech()
  const { data, error, refetch } = useQuery(sessionOptions)
  const queries = useQueryClient()
  const opened = useLast(data ?? undefined)
  const session = useMemo(
    () =>
      opened && {
        person: opened.pessoa,
        account: opened.conta,
        scopes: opened.escopos,
        isOwner: opened.escopos.includes('administracao'),
        lacksFactor:
          opened.pessoa.papel === 'administrador' && !opened.escopos.includes('administracao'),
        async signOut() {
          await call('DELETE /sessao', {})
          location.assign('/')
        },
      },
    [opened],
  )
  if (error && !session) return <Failure error={error} onRetry={() => void refetch()} />
  if (data === undefined && !session) return null
  if (!session) return <SignInPage />
  return (
    <Context value={session}>
      {children}
      <Confirmation person={session.person} />
      <Modal
        opened={data === null}
        onClose={() => {}}
        withCloseButton={false}
        title={door.expired}
        size={400}
      >
        <SignInForm onSignedIn={() => void queries.invalidateQueries()} />
      </Modal>
    </Context>
  )
}

export function useSession(): Session {
  const session = useContext(Context)
  if (session === null) throw new Error('outside of SessionGate')
  return session
}
