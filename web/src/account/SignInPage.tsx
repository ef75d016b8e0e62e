import { Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../api/client.ts'
import { keepKey as keep } from '../api/credentials.ts'
import { Sign } from '../app/Sign.tsx'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './SignInPage.module.css'

export function SignInPage() {
  const {
    words: { account, common, frame },
  } = useSpeech()
  const { signIn } = useSession()
  const [key, setKey] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    keep(key.trim())
    try {
      await call('GET /secoes', {})
      signIn(key.trim())
    } catch (error) {
      keep(null)
      setFault(error instanceof ApiError ? account.keyRefused : common.unreachable)
    }
  }
  return (
    <main className={styles.page}>
      <h1 className={styles.brand}>
        <Sign /> {frame.product}
      </h1>
      <form onSubmit={submit} className={styles.form}>
        <PasswordInput
          label={account.key}
          description={account.keyHelp}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          error={fault}
          autoFocus
        />
        <Button type="submit" variant="filled" fullWidth>
          {account.enter}
        </Button>
      </form>
    </main>
  )
}
