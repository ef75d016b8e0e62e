import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, createContext, useContext, useMemo, useState } from 'react'
import { isSignedIn, keepKey as keep } from '../api/credentials.ts'

interface Session {
  isSignedIn: boolean
  name: string | null
  isOwner: boolean
  signIn(key: string): void
  signOut(): void
}

const Context = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [signedIn, setSignedIn] = useState(isSignedIn)
  const queries = useQueryClient()
  const session = useMemo(
    () => ({
      isSignedIn: signedIn,
      name: null,
      isOwner: false,
      signIn(key: string) {
        keep(key)
        setSignedIn(true)
      },
      signOut() {
        keep(null)
        queries.clear()
        setSignedIn(false)
      },
    }),
    [signedIn, queries],
  )
  return <Context value={session}>{children}</Context>
}

export function useSession(): Session {
  const session = useContext(Context)
  if (session === null) throw new Error('outside of SessionProvider')
  return session
}
