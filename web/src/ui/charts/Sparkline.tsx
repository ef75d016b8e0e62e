import styles from './Sparkline.module.css'

interface SparklineProps {
  values: number[]
  /** The sentence that the picture shows. */
  label: string
  height?: number
}

/** Bars without an axis: its facts stand in words beside it. */
export function Sparkline({ values, label, height = 36 }: SparklineProps) {
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
        return <rect key={at} x={at * width} y={height - tall} width={width * 0.72} height={tall} />
      })}
    </svg>
  )
}
