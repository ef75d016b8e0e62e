import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

/** A list's title, with what may be done with the whole of it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
