import type { TextBlock } from './html-text.ts'

const NAMES = ['assina', 'assinaPr']
const OFFICE = 'cargo'

/**
 * The signatories in printed order, each once: `NOME - Cargo; OUTRO NOME`. An office belongs to the
 * name right before it. An office without a name is listed alone, which is better than nobody.
 */
export function signatories(blocks: TextBlock[]): string {
  const signed: string[][] = []
  let inSignature = false
  for (const block of blocks) {
    const name = block.kind === 'paragraph' ? (block.class ?? '') : ''
    const continues = name === OFFICE && inSignature
    inSignature = name === OFFICE || NAMES.includes(name)
    if (block.kind !== 'paragraph' || !inSignature) continue
    if (continues) signed.at(-1)?.push(block.text)
    else signed.push([block.text])
  }
  return [...new Set(signed.map(signature))].join('; ')
}

/** Offices of two lines exist: `Ministro`, `Substituto`. */
function signature([name, ...offices]: string[]): string {
  return offices.length > 0 ? `${name} - ${offices.join(', ')}` : (name ?? '')
}
