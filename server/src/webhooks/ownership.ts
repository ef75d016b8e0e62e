/** The names of the dispatchers that are at work, in order. */
export type Dispatchers = readonly string[]

/**
 * Whose a webhook is: of the numbers that its id gives with each name, the highest decides. So all agree
 * without asking one another, and when one comes or goes, only the webhooks that it wins or leaves move.
 */
export function ownerOf(webhookId: string, dispatchers: Dispatchers): string | null {
  let owner: string | null = null
  let highest = -1
  for (const name of dispatchers) {
    const number = digest(`${name} ${webhookId}`)
    if (number > highest) [owner, highest] = [name, number]
  }
  return owner
}

/** 32 bits of which each depends on every character: FNV-1a, mixed as MurmurHash ends. */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
