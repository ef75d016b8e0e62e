import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The act of the list from which one comes back. */
    ato?: string
  }
}

/**
 * Notes in the list's own entry of the history which act is opened. Past the router's own method, for which this
 * would be another place.
 */
export function leaveFor(id: string): void {
  History.prototype.replaceState.call(history, { ...history.state, ato: id }, '')
}

/** Gives the focus back to the row that one comes back from, where the list was left or in the middle of the screen. */
export function useReturn(list: RefObject<HTMLElement | null>): void {
  const { ato } = useLocation().state
  useEffect(() => {
    if (ato === undefined) return undefined
    // After the router has put the scroll back.
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
