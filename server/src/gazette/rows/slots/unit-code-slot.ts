import type { SlotReading, Stretch } from '../reading.ts'

const UASG = /(?<![\p{L}/-])UASG[\s:–-]{0,3}(?:n[º°o.]{0,2}[\s:]?)?(\d{5,6})(?!\d)/iu

/** The code of the purchasing unit in a stretch. */
export function uasgIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = UASG.exec(text.slice(start, end))
  if (!found) return null
  const to = start + found.index + found[0].length
  return { value: found[1]!, start: to - found[1]!.length, end: to }
}
