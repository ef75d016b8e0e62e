/** Where subscribers of feeds send their requests. */
export const HUB_PATH = '/websub'

/** The hub's address; null where the installation does not know its own, which feeds must bear. */
export function hubOf(publicUrl: string): string | null {
  return publicUrl === '' ? null : `${publicUrl}${HUB_PATH}`
}
