import { useState } from 'react'

/** So many rows are drawn at once; a list may have thousands. */
const STEP = 100

/** The first rows of a list, and a way to the next; what follows is not drawn. */
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
