/** Characters of a passage that are shown. */
const SHOWN = 160
/** Of those, the ones before the first difference. */
const BEFORE = 40

/** Two versions of a passage from a little before their first difference; `…` where they are cut. */
export function aroundDifference(one: string, other: string): [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const start = same <= BEFORE ? 0 : one.lastIndexOf(' ', same - BEFORE) + 1
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? '…' : ''}`
  return [part(one), part(other)]
}
