import type { Stretch } from '../reading.ts'

const BEFORE_NAME = 200
export const BEHIND_NAME = 100

/**
 * The paragraph that names an act in one line, or as much of it as is near the name: whole words, with `…` where others
 * come before or behind.
 */
export function wordsNear(text: string, { start, end }: Stretch): string {
  const words = wordsBefore(text, start) + text.slice(start, end) + wordsBehind(text, end)
  return words.replace(/\s+/g, ' ').trim()
}

/** Looks no further than it tells: a hostile paragraph names thousands of acts. */
function wordsBefore(text: string, start: number): string {
  const first = Math.max(0, start - BEFORE_NAME)
  const near = text.slice(first, start)
  const newline = near.lastIndexOf('\n')
  if (newline >= 0) return near.slice(newline + 1)
  return first === 0 || text[first - 1] === '\n' ? near : `… ${near.replace(/^\S+/, '')}`
}

function wordsBehind(text: string, end: number): string {
  const last = Math.min(text.length, end + BEHIND_NAME)
  const near = text.slice(end, last)
  const newline = near.indexOf('\n')
  if (newline >= 0) return near.slice(0, newline)
  return last === text.length || text[last] === '\n' ? near : `${near.replace(/\S+$/, '')} …`
}
