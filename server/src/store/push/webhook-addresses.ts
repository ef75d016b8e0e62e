import type { SecretBox } from '../../lib/crypto/secret-box.ts'

/** How an address is stored: whole in `url`, or sealed, with its visible part in `url`. */
interface StoredAddress {
  url: string
  /** Null: `url` is the address. */
  sealed_url: Uint8Array | null
}

/** Of an address whose key was lost: `url` still says where it led. */
export const LOST_ADDRESS = new Uint8Array()

export function isAddressLost({ sealed_url }: Pick<StoredAddress, 'sealed_url'>): boolean {
  return sealed_url?.length === LOST_ADDRESS.length
}

export function sealedAddress(
  url: string,
  webhookId: string,
  box: Pick<SecretBox, 'seal'>,
): StoredAddress {
  return { url: visiblePart(url), sealed_url: box.seal(url, ownerOf(webhookId)) }
}

/**
 * The address, or what is left of one that was lost. `box`: null while nothing was sealed yet. A process of 0.1.0,
 * which knows of no sealed ones, writes a new address into `url`: it holds then.
 */
export function openedAddress(
  { id, url, sealed_url }: StoredAddress & { id: string },
  box: Pick<SecretBox, 'open'> | null,
): string {
  if (box === null || sealed_url === null || isAddressLost({ sealed_url })) return url
  const opened = box.open(sealed_url, ownerOf(id))
  return visiblePart(opened) === url ? opened : url
}

/** Whether it is more than what is left of a sealed one in `url`. */
export function isWholeAddress(url: string): boolean {
  return visiblePart(url) !== url
}

/** Its host, and the one word at the end with which owners say what the receiver is. */
function visiblePart(url: string): string {
  const { origin, hash } = new URL(url)
  return `${origin}/${/^#[a-z]+$/.test(hash) ? hash : ''}`
}

/** No other secret of the webhook opens in its place. */
function ownerOf(webhookId: string): string {
  return `${webhookId} url`
}
