/** The work that was done, and how long it took. */
interface Done {
  bytes: number
  ms: number
}

/** Before this much, starting the threads is most of the time. */
const LEAST_MS = 10_000

/**
 * How long the rest takes, in milliseconds, at the speed of what was read since the command began; null before that says anything:
 * files that are only recognised are not read.
 */
export function timeLeft({ bytes, ms }: Done, restBytes: number): number | null {
  if (bytes === 0 || ms < LEAST_MS) return null
  return (restBytes / bytes) * ms
}

/** A duration as one says it who cannot know better. */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'menos de um minuto'
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `uns ${minutes} min`
  return hours < 10 ? `umas ${hours} h ${minutes % 60} min` : `umas ${hours} h`
}
