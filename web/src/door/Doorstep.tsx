import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sign } from '../app/Sign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Doorstep.module.css'

/** One narrow column under the wordmark, for people who are not signed in. */
export function Doorstep({ children }: { children: ReactNode }) {
  const {
    words: { frame },
  } = useSpeech()
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Sign /> {frame.product}
      </p>
      {children}
    </main>
  )
}

/** The end of a page for people who are not signed in: a heading, a sentence, and a link to sign in. */
export function Arrived({ title, children }: { title: string; children: ReactNode }) {
  const {
    words: { door },
  } = useSpeech()
  return (
    <section className={styles.form} role="status">
      <h1>{title}</h1>
      <p className="muted">{children}</p>
      <p>
        <Link to="/" className="alone">
          {door.toSignIn}
        </Link>
      </p>
    </section>
  )
}

/** For a link with a missing, used or expired token. */
export function BadLink() {
  const {
    words: { door },
  } = useSpeech()
  return <Arrived title={door.badLink}>{door.badLinkHelp}</Arrived>
}
