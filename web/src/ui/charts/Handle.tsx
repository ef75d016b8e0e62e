import type { KeyboardEvent } from 'react'
import styles from './Histogram.module.css'
import type { BarRange } from './bars.ts'
import { HEIGHT } from './histogram-size.ts'

interface HandleProps {
  at: number
  limits: BarRange
  x: number
  label: string
  text: string
  onMove(at: number): void
  onApply(): void
  onDrop(): void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** An edge of the chosen period, which the arrow keys move. */
export function Handle({
  at,
  limits: [least, most],
  x,
  label,
  text,
  onMove,
  onApply,
  onDrop,
}: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event)
    if (target !== null) {
      event.preventDefault()
      onMove(Math.min(most, Math.max(least, target)))
    } else if (event.key === 'Enter') onApply()
    else if (event.key === 'Escape') onDrop()
  }
  const targetOf = ({ key, shiftKey }: KeyboardEvent): number | null => {
    if (key === 'Home') return least
    if (key === 'End') return most
    const step = STEPS[key]
    return step === undefined ? null : at + step * (shiftKey ? 5 : 1)
  }
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={text}
      className={styles.handle}
      onKeyDown={onKeyDown}
      onBlur={onApply}
    >
      <rect x={x - 12} y={0} width={24} height={HEIGHT} className={styles.reach} />
      <line x1={x} x2={x} y1={0} y2={HEIGHT} />
      <rect x={x - 4} y={HEIGHT / 2 - 11} width={8} height={22} rx={3} className={styles.grip} />
    </g>
  )
}
