import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Confirmation } from '../account/Confirmation.tsx'
import { SessionEnded } from '../door/SessionEnded.tsx'
import { SignInPage } from '../door/SignInPage.tsx'
import { call } from '../api/client.ts'
import { useReturn } from '../api/provider.ts'
import type { SessaoAberta } from '../api/schema.ts'
import { sessionOptions } from '../api/session.ts'
import { Failure } from '../ui/Failure.tsx'
import { useLast } from './last.ts'

interface Session {
  person: SessaoAberta['pessoa']
  account: SessaoAberta['conta']
  scopes: SessaoAberta['escopos']
  /** Whether the visitor has a password. */
  hasPassword: boolean
  identities: SessaoAberta['acesso']['identidades']
  /** Whether the visitor manages the people and all keys of the account. */
  isManager: boolean
  /** Whether the visitor may create and change alerts, webhooks and keys. */
  isEditor: boolean
  /** Whether the visitor administers the whole installation. */
  isOwner: boolean
  /** Whether the visitor would, after signing in with an authenticator app. */
  lacksFactor: boolean
  signOut(): Promise<void>
}

const Context = createContext<Session | null>(null)

/**
 * Escape must close nothing below the sign-in, where somebody may have typed something. Dialogs
 * listen at the window, too; the first one mounted hears it first.
 */
function useNoEscape(isOver: boolean): void {
  const latest = useRef(isOver)
  latest.current = isOver
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current || event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** The open page belongs to one person; for another, of another tab too, everything starts over. */
function useOnePerson(id: string | undefined): void {
  const first = useRef(id)
  useLayoutEffect(() => {
    first.current ??= id
    if (first.current !== id) location.assign('/')
  }, [id])
}

/**
 * Shows its children to people who have signed in. If a session ends, the open page stays below.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(sessionOptions)
  const queries = useQueryClient()
  const opened = useLast(data ?? undefined)
  const isOver = data === null && opened !== undefined
  const goOn = useCallback(() => void queries.invalidateQueries(), [queries])
  useNoEscape(isOver)
  useOnePerson(opened?.pessoa.id)
  useReturn(goOn)
  const session = useMemo(
    () =>
      opened && {
        person: opened.pessoa,
        account: opened.conta,
        scopes: opened.escopos,
        hasPassword: opened.acesso.senha,
        identities: opened.acesso.identidades,
        isManager: ['gestor', 'administrador'].includes(opened.pessoa.papel),
        isEditor: opened.pessoa.papel !== 'leitor',
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
      <Confirmation
        person={session.person}
        ways={{ senha: session.hasPassword, identidades: session.identities }}
      />
      <SessionEnded isOpen={isOver} onSignedIn={goOn} />
    </Context>
  )
}

export function useSession(): Session {
  const session = useContext(Context)
  if (session === null) throw new Error('outside of SessionGate')
  return session
}
