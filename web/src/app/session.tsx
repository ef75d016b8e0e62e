import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { call } from '../api/client.ts'
import type { SessaoAberta } from '../api/schema.ts'

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

/** Tells its children who has signed in. */
export function SessionProvider({
  opened,
  children,
}: {
  opened: SessaoAberta
  children: ReactNode
}) {
  const session = useMemo(() => sessionOf(opened), [opened])
  return <Context value={session}>{children}</Context>
}

function sessionOf({ pessoa, conta, escopos, acesso }: SessaoAberta): Session {
  const isOwner = escopos.includes('administracao')
  return {
    person: pessoa,
    account: conta,
    scopes: escopos,
    hasPassword: acesso.senha,
    identities: acesso.identidades,
    isManager: ['gestor', 'administrador'].includes(pessoa.papel),
    isEditor: pessoa.papel !== 'leitor',
    isOwner,
    lacksFactor: pessoa.papel === 'administrador' && !isOwner,
    async signOut() {
      await call('DELETE /sessao', {})
      location.assign('/')
    },
  }
}

export function useSession(): Session {
  const session = useContext(Context)
  if (session === null) throw new Error('outside of SessionProvider')
  return session
}
