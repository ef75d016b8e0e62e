import type { ReactNode } from 'react'
import styles from './Empty.module.css'

interface EmptyProps {
  title: string
  sentence: string
  steps: string[]
  /** The button to begin. */
  children: ReactNode
}

/** For the first time: the purpose of a page, in three steps, and one button. */
export function Empty({ title, sentence, steps, children }: EmptyProps) {
  return (
    <section className={styles.empty}>
      <h1>{title}</h1>
      <p className="muted">{sentence}</p>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step}>
            <b>{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
