import styles from './Histogram.module.css'
import type { Bar } from './bars.ts'
import { HEIGHT } from './histogram-size.ts'

/**
 * The coverage under the axis: a line where the archive is complete, a box where a part is missing.
 */
export function CoverageStrip({ bars, x }: { bars: Bar[]; x: (at: number) => number }) {
  return (
    <g aria-hidden>
      {bars.map(({ first, coverage }, at) =>
        coverage === 'none' ? null : (
          <line
            key={first}
            x1={x(at)}
            x2={x(at + 1)}
            y1={HEIGHT + 2}
            y2={HEIGHT + 2}
            className={styles.looked}
          />
        ),
      )}
      {bars.map(({ first, coverage }, at) =>
        coverage === 'part' ? (
          <rect
            key={first}
            x={(x(at) + x(at + 1)) / 2 - 5}
            y={HEIGHT}
            width={10}
            height={4.5}
            rx={1}
            className={styles.missing}
          />
        ) : null,
      )}
    </g>
  )
}
