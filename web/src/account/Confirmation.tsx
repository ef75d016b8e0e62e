import { Suspense, lazy, useEffect, useState } from 'react'
import { whenUnconfirmed } from '../api/client.ts'
import type { SessaoAberta } from '../api/schema.ts'
import { part } from '../app/parts.ts'

const ConfirmationDialog = lazy(
  part(async () => ({ default: (await import('./ConfirmationDialog.tsx')).ConfirmationDialog })),
)

/**
 * Asks visitors to prove who they are, above anything that is open, before the service does something
 * dangerous.
 */
export function Confirmation(who: {
  person: SessaoAberta['pessoa']
  ways: SessaoAberta['acesso']
}) {
  const [end, setEnd] = useState<((isShown: boolean) => void) | null>(null)
  useEffect(
    () =>
      whenUnconfirmed(
        () =>
          new Promise((resolve) => {
            setEnd(() => (isShown: boolean) => {
              setEnd(null)
              resolve(isShown)
            })
          }),
      ),
    [],
  )
  if (end === null) return null
  return (
    <Suspense>
      <ConfirmationDialog {...who} onEnd={end} />
    </Suspense>
  )
}
