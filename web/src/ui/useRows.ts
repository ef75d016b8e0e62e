import { useState } from 'react'

/** So many rows are drawn at once: a list may have thousands, and some ask for something of their own. */
const STEP = 25

/** The first rows of a list, and a way to the next; what follows is not drawn. A row that is memo() is drawn once. */
export function useRows<Row>(
  rows: readonly Row[],
  step = STEP,
): { shown: Row[]; left: number; showMore(): void } {
  const [most, setMost] = useState(step)
  return {
    shown: rows.slice(0, most),
    left: Math.max(0, rows.length - most),
    showMore: () => setMost(most + step),
  }
}
