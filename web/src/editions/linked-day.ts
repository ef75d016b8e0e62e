import { useLocation, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { readEditions } from './state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day was chosen in the calendar, where its visitor still is. */
    fromCalendar?: true
  }
}

/**
 * The panel of the chosen day. A link to a day focuses the panel, and scrolls to the day and to the
 * panel, which is below the month on a phone.
 */
export function useLinkedDay(
  grid: RefObject<HTMLElement | null>,
  isThere: boolean,
): RefObject<HTMLElement | null> {
  const { dia } = readEditions(useSearch({ from: '/inside/edicoes' }))
  const { fromCalendar, __TSR_key: visit } = useLocation().state
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isThere || dia === undefined || fromCalendar) return
    grid.current
      ?.querySelector(`[data-day="${CSS.escape(dia)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView()
  }, [grid, isThere, dia, fromCalendar, visit])
  return panel
}
