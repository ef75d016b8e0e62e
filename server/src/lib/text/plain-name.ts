/** A name as part of the name of a file, which any program can keep; empty if it has no letter and no digit. */
export function plainName(name: string): string {
  const words = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
