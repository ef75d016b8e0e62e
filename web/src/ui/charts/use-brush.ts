import { type PointerEvent, useRef } from 'react'
import type { BarRange } from './bars.ts'

interface Brush {
  bars: number
  width: number
  chosen: BarRange
  draft: BarRange | null
  setDraft(range: BarRange | null): void
  onChoose(range: BarRange): void
}

/**
 * A drag this near to an edge of the period moves that edge, instead of beginning another period.
 */
const REACH = 12

/** A drag with the pointer; the period changes on release. A click chooses one bar. */
export function useBrush({ bars, width, chosen: [from, to], draft, setDraft, onChoose }: Brush) {
  /** The bar that stays while the pointer moves the other end. */
  const anchor = useRef<{ at: number; isEdge: boolean } | null>(null)
  const position = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    clientX - currentTarget.getBoundingClientRect().left
  const barAt = (x: number) => Math.min(bars - 1, Math.max(0, Math.floor((x / width) * bars)))
  const anchorFor = (x: number) => {
    const edge = (at: number) => Math.abs(x - (at * width) / bars) < REACH
    if (edge(to + 1)) return { at: from, isEdge: true }
    return edge(from) ? { at: to, isEdge: true } : { at: barAt(x), isEdge: false }
  }
  const end = () => {
    anchor.current = null
    setDraft(null)
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = anchorFor(position(event))
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (anchor.current === null) return
      const at = barAt(position(event))
      setDraft([Math.min(anchor.current.at, at), Math.max(anchor.current.at, at)])
    },
    onPointerUp() {
      const { at, isEdge } = anchor.current ?? { at: 0, isEdge: true }
      if (draft !== null) onChoose(draft)
      else if (!isEdge) onChoose([at, at])
      end()
    },
    onPointerCancel: end,
  }
}
