import { IconClockExclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Tag } from '../ui/Tag.tsx'

/** That a day is over: by a word and a picture, too. */
export function OverdueTag({ children }: { children: ReactNode }) {
  return (
    <Tag tone="bad" icon={IconClockExclamation}>
      {children}
    </Tag>
  )
}
