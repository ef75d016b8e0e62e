/** The part of the page's address after `?`: plain names and values; a list is a repeated name. */
export type Address = Record<string, string | string[]>

export function parseAddress(text: string): Address {
  const found: Address = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const before = found[name]
    found[name] = before === undefined ? value : [before, value].flat()
  }
  return found
}

export function writeAddress(values: Record<string, unknown>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat())
      if (['string', 'number', 'boolean'].includes(typeof one)) parts.append(name, String(one))
  const text = parts.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The values of a name, written once or repeatedly. Numbers and truth values stand for what an address says of them:
 * the router reads what was read once more.
 */
export function listOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map(String)
}

export function textOf(value: unknown): string | undefined {
  return listOf(value)[0]
}
