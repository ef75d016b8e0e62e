/** The quantile `q` (0 to 1) of the values, by nearest rank. */
export function quantile(values: readonly number[], q: number): number {
  if (values.length === 0) return NaN
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))]!
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * At most three significant digits, and no more decimals than useful: `0.42`, `5.1`, `153`,
 * `12,345`.
 */
export function round(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

/** Median / 95th percentile, in milliseconds. */
export function p50p95(milliseconds: readonly number[]): string {
  return `${round(median(milliseconds))} / ${round(quantile(milliseconds, 0.95))}`
}

export function megabytes(bytes: number): string {
  return `${round(bytes / 1e6)} MB`
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
