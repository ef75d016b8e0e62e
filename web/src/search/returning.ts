import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The act that the visitor comes back from. */
    ato?: string
  }
}

/**
 * Notes the opened act in the list's own history entry. It bypasses the router's method, which
 * would treat this as another place.
 */
export function leaveFor(id: string): void {
  History.prototype.replaceState.call(history, { ...history.state, ato: id }, '')
}

/**
 * Focuses the row that the visitor comes back from, at the old scroll position or in the middle of
 * the screen.
 */
export function useReturn(list: RefObject<HTMLElement | null>): void {
  const { ato } = useLocation().state
  useEffect(() => {
    if (ato === undefined) return undefined
    // After the router has restored the scroll position.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(ato)}"]`)
      if (!row) return
      row.focus({ preventScroll: true })
      const { top, bottom } = row.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [ato, list])
}
