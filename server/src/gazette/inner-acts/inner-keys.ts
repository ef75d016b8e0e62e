/**
 * A name for each inner act, unique in its article: its number; `1146-2` for the second act with the same
 * number; `parte-3` for the third act where that has no number. So another act's number never changes it.
 */
export function innerKeys(numbers: (string | null)[]): string[] {
  const used = new Map<string, number>()
  return numbers.map((number, i) => {
    if (number === null) return `parte-${i + 1}`
    const times = (used.get(number) ?? 0) + 1
    used.set(number, times)
    return times === 1 ? number : `${number}-${times}`
  })
}
