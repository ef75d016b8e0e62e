import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sign } from '../app/Sign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Doorstep.module.css'

/** One narrow column under the wordmark, for whoever is not in yet. */
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

/** What a page before the door ends with: a heading, a sentence, and the way in. */
export function Arrived({ title, children }: { title: string; children: ReactNode }) {
  const {
    words: { door },
  } = useSpeech()
  return (
    <section className={styles.form} role="status">
      <h1>{title}</h1>
      <p className="muted">{children}</p>
      <p>
        <Link to="/">{door.toSignIn}</Link>
      </p>
    </section>
  )
}

/** For a link whose token is missing, used or too old. */
export function BadLink() {
  const {
    words: { door },
  } = useSpeech()
  return <Arrived title={door.badLink}>{door.badLinkHelp}</Arrived>
}
