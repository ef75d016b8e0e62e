import type { ReactNode } from 'react'
import styles from './Fields.module.css'

interface FoldedProps {
  title: string
  /** The content, in words, while it is closed. */
  summary: string
  open?: boolean
  children: ReactNode
}

/** Fields that most people do not need. */
export function Folded({ title, summary, open = false, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={open}>
      <summary>
        {title} <small>{summary}</small>
      </summary>
      <div>{children}</div>
    </details>
  )
}
