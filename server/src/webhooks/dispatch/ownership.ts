/** The names of the running dispatchers, in order. */
export type Dispatchers = readonly string[]

/** Whether `own` sends to this webhook. */
export function isOwn(webhookId: string, own: string, dispatchers: Dispatchers): boolean {
  return dispatchers.length <= 1 || ownerOf(webhookId, dispatchers) === own
}

/**
 * The owner of a webhook, by rendezvous hashing: of the hashes of its id with each name, the
 * highest decides. All dispatchers agree without communicating, and when one comes or goes, only
 * the webhooks that it gains or leaves move.
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

/** A 32-bit hash in which each bit depends on every character: FNV-1a with the finalizer of MurmurHash. */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
