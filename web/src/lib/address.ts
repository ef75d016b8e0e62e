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

/** The values of a name, written once or repeatedly. */
export function listOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string' && one !== '') as string[]
}

export function textOf(value: unknown): string | undefined {
  return listOf(value)[0]
}
