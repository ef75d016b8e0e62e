import { useState } from 'react'

/** The rows to render at once: a list may have thousands, and some load data of their own. */
const STEP = 25

/**
 * The first rows of a list, and a way to show more; the rest is not rendered. A row in memo() is
 * rendered once.
 */
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
