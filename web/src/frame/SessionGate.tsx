import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { Confirmation } from '../account/Confirmation.tsx'
import { useProviderReturn } from '../api/provider.ts'
import { sessionOptions } from '../api/session.ts'
import { useLast } from '../app/last.ts'
import { SessionProvider } from '../app/session.tsx'
import { Doorstep } from '../door/Doorstep.tsx'
import { SessionEnded } from '../door/SessionEnded.tsx'
import { SignInPage } from '../door/SignInPage.tsx'
import { Failure } from '../ui/Failure.tsx'
import { useSpeech } from '../words/words.tsx'

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

/** The open page belongs to one person; if another signs in, even in another tab, everything starts over. */
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
  const { common } = useSpeech().words
  const { data, error, refetch } = useQuery(sessionOptions)
  const queries = useQueryClient()
  const opened = useLast(data ?? undefined)
  const isOver = data === null && opened !== undefined
  const goOn = useCallback(() => void queries.invalidateQueries(), [queries])
  useNoEscape(isOver)
  useOnePerson(opened?.pessoa.id)
  useProviderReturn(goOn)
  if (error && !opened)
    return (
      <Doorstep>
        <Failure error={error} onRetry={() => void refetch()} />
      </Doorstep>
    )
  if (data === undefined && !opened)
    return (
      <p className="opening" role="status">
        {common.loading}
      </p>
    )
  if (!opened) return <SignInPage />
  const { pessoa, acesso } = opened
  return (
    <SessionProvider opened={opened}>
      {children}
      <Confirmation
        person={pessoa}
        ways={{ senha: acesso.senha, identidades: acesso.identidades }}
      />
      <SessionEnded isOpen={isOver} onSignedIn={goOn} />
    </SessionProvider>
  )
}
