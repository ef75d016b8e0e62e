import { type RefObject, useState } from 'react'
import { useRowKeys } from '../../app/row-keys.ts'
import { useShortcuts } from '../../app/shortcuts.ts'

/** Which rows show the words that they were read from. */
export interface OpenRows {
  open: ReadonlySet<string>
  toggle(id: string): void
}

/** The rows whose words are shown, and the keys of their list: `→` shows those of the focused one. */
export function useOpenRows(list: RefObject<HTMLElement | null>): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  useRowKeys(list)
  const toggle = (id: string) => setOpen((before) => before.symmetricDifference(new Set([id])))
  useShortcuts({
    ArrowRight: () => {
      const { activeElement } = document
      const id = activeElement instanceof HTMLElement ? activeElement.dataset['row'] : undefined
      if (id !== undefined && list.current?.contains(activeElement)) toggle(id)
    },
  })
  return { open, toggle }
}
