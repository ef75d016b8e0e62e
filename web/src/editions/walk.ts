import type { KeyboardEvent, RefObject } from 'react'
import { type Day, addDays } from '../lib/dates.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Arrows move by day and week, PageUp and PageDown by month, within the shown year. */
export function useWalk(grid: RefObject<HTMLElement | null>, onChoose: (day: Day) => void) {
  return (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset['day']
    if (day === undefined) return
    const next = nextOf(day, event.key)
    if (next === null) return
    event.preventDefault()
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)
    if (!button) return
    onChoose(next)
    button.focus()
  }
}

function nextOf(day: Day, key: string): Day | null {
  const step = STEPS[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp' || key === 'PageDown') return sameDayOf(day, key === 'PageUp' ? -1 : 1)
  return null
}

/** The same day of another month, or its last day. */
function sameDayOf(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + by + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10)
}
