/**
 * The contents of all elements of a name, in order. Storages write their answers by program, without attributes or
 * comments: no more of XML is read.
 */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, content]) =>
    unescaped(content!),
  )
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** What has elements in it is left as it is. */
function unescaped(text: string): string {
  if (text.includes('<')) return text
  return text.replaceAll(
    /&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi,
    (whole, named: string | undefined, decimal: string | undefined, hex: string | undefined) => {
      if (named !== undefined) return ENTITIES[named.toLowerCase()] ?? whole
      return String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal))
    },
  )
}
