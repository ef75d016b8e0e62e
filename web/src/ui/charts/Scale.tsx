import type { ReactNode, Ref } from 'react'
import styles from './Scale.module.css'

interface ScaledProps {
  /** Measures the room for the bars. */
  ref: Ref<HTMLDivElement>
  height: number
  lines: number[]
  /** The number of a gridline, as it is shown. */
  print(line: number): string
  children: ReactNode
}

/** Room for a chart, with a margin for the numbers of its scale, so that they never lie on a bar. */
export function Scaled({ ref, height, lines, print, children }: ScaledProps) {
  const letters = Math.max(0, ...lines.map((line) => print(line).length))
  return (
    <div
      className={styles.frame}
      style={{ paddingInlineStart: letters === 0 ? 0 : `calc(${letters}ch + 14px)` }}
    >
      <div ref={ref} style={{ minHeight: height }}>
        {children}
      </div>
    </div>
  )
}

interface ScaleProps {
  lines: number[]
  print(line: number): string
  width: number
  y(total: number): number
}

/** The gridlines, each with its number before it. */
export function Scale({ lines, print, width, y }: ScaleProps) {
  return (
    <g aria-hidden>
      {lines.map((line) => (
        <g key={line}>
          <line x2={width} y1={y(line)} y2={y(line)} className={styles.line} />
          <text x={-10} y={y(line) + 4} className={styles.number}>
            {print(line)}
          </text>
        </g>
      ))}
    </g>
  )
}
