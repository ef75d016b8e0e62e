import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

const ICONS = { warn: IconAlertTriangle, bad: IconAlertCircle, plain: IconInfoCircle }

interface NoticeProps {
  tone: keyof typeof ICONS
  children: ReactNode
  /** A way out, at the right. */
  action?: ReactNode
}

export function Notice({ tone, children, action }: NoticeProps) {
  const Picture = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'note'}>
      <Picture size={20} className={styles.icon} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
