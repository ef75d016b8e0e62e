import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Tag.module.css'

interface TagProps {
  tone: 'ok' | 'warn' | 'bad' | 'plain'
  icon?: Icon
  children: ReactNode
}

export function Tag({ tone, icon: Picture, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {Picture && <Picture size={14} aria-hidden />}
      {children}
    </span>
  )
}
