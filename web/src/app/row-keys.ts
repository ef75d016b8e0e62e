import type { RefObject } from 'react'
import { useShortcuts } from './shortcuts.ts'

/**
 * j, k and the arrows move through the links of a list that have `data-row`; `o` opens one in a new
 * tab.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: number) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    // A button of a row has the focus, too.
    const at = rows.findIndex((row) =>
      (row.closest('article') ?? row).contains(document.activeElement),
    )
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const openBeside = () => {
    const row = document.activeElement
    if (row instanceof HTMLAnchorElement && list.current?.contains(row))
      window.open(row.href, '_blank', 'noopener')
  }
  useShortcuts({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1), o: openBeside })
}
