import styles from './Sparkline.module.css'

interface SparklineProps {
  values: number[]
  /** The bad part of each value, on top. */
  bad?: number[]
  /** The picture's content in a sentence. */
  label: string
  height?: number
}

/** Bars without an axis; words beside it give the facts. */
export function Sparkline({ values, bad = [], label, height = 36 }: SparklineProps) {
  const highest = Math.max(1, ...values)
  const width = 100 / Math.max(1, values.length)
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      height={height}
      className={styles.spark}
      role="img"
      aria-label={label}
    >
      {values.map((value, at) => {
        const tall = value === 0 ? 0 : Math.max(1.5, (value / highest) * height)
        const bar = { x: at * width, y: height - tall, width: width * 0.72 }
        const share = value === 0 ? 0 : (bad[at] ?? 0) / value
        return (
          <g key={at}>
            <rect {...bar} height={tall} />
            {share > 0 && <rect {...bar} height={tall * share} className={styles.bad} />}
          </g>
        )
      })}
    </svg>
  )
}
