/** `Retry-After` of an answer in milliseconds from `now`; null when it is absent or makes no sense. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  // Date.parse accepts almost anything; an HTTP date begins with the name of its day.
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
