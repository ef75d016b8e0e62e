/** A text of at most `most` UTF-16 units, as most count them; cut ones end with `…`, never within a character. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
