import type { ReactNode } from 'react'
import { Sign } from '../app/Sign.tsx'
import { useSpeech } from '../words/words.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInPage.module.css'

export function SignInPage() {
  return (
    <Doorstep>
      <SignInForm />
    </Doorstep>
  )
}

/** One narrow column under the wordmark, for whoever is not in yet. */
export function Doorstep({ children }: { children: ReactNode }) {
  const {
    words: { frame },
  } = useSpeech()
  return (
    <main className={styles.page}>
      <h1 className={styles.brand}>
        <Sign /> {frame.product}
      </h1>
      {children}
    </main>
  )
}
