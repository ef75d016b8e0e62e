import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { askToLeave, useDeparture } from '../api/provider.ts'
import { installationOptions } from '../api/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Doorstep.module.css'

/** The identity provider's name; undefined if there is none, or it is not known yet. */
export function useProviderName(): string | undefined {
  return useQuery(installationOptions).data?.provedor?.nome
}

/** Signing in without a password, in this tab. */
export function ProviderButton() {
  const {
    words: { door },
  } = useSpeech()
  const name = useProviderName()
  const leaving = useDeparture(() => call('POST /sessao/provedor', { body: {} }))
  const fault = useFault(leaving.error)
  if (name === undefined) return null
  return (
    <div className={styles.other}>
      <p className={styles.or}>{door.or}</p>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <Button
        fullWidth
        loading={leaving.isPending || leaving.isSuccess}
        onClick={() => leaving.mutate()}
      >
        {door.enterWith(name)}
      </Button>
    </div>
  )
}

/** The same in a new tab, so that the present page stays as it is. */
export function ProviderLink({
  purpose,
  children,
}: {
  purpose: 'entrar' | 'confirmar'
  children: string
}) {
  return (
    <Button
      component="a"
      href={`/entrar/provedor?para=${purpose}`}
      target="_blank"
      rel="noopener"
      fullWidth
      onClick={askToLeave}
    >
      {children}
    </Button>
  )
}
