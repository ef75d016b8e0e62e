import type { Parte } from '../../api/schema.ts'
import { partKey } from '../../lib/part-address.ts'
import { offsets } from '../../lib/offsets.ts'

/** One of several acts on the sheet. */
export interface ActPart {
  /** What comes behind `#` in the address: the id of its place on the page. */
  key: string
  part: Parte
  /** In string offsets of the act's text. */
  start: number
  end: number
}

/** The parts of an act, whose places the service counts in code points. */
export function actParts(partes: Parte[], text: string): ActPart[] {
  const offsetOf = offsets(text)
  return partes.map((part) => ({
    key: partKey(part),
    part,
    start: offsetOf(part.inicio),
    end: offsetOf(part.fim),
  }))
}

interface Placed {
  kind: string
  start: number
}

/** For each part the index of the block in which it begins. */
export function blocksOfParts(parts: ActPart[], blocks: Placed[]): Map<number, ActPart> {
  const found = new Map<number, ActPart>()
  let at = 0
  for (const part of parts) {
    while (at + 1 < blocks.length && blocks[at + 1]!.start <= part.start) at++
    found.set(at, part)
  }
  return found
}

/** The blocks that one part is printed with: its own, the one before it that holds for it, and who signs. */
export function blocksToPrint(part: ActPart, parts: ActPart[], blocks: Placed[]): Set<number> {
  const { start, end } = part
  const first = blocks.findLastIndex((block) => block.start <= start)
  const own = blocks.flatMap((block, at) => (at >= first && block.start < end ? [at] : []))
  const opening = part.part.abertura === null ? [] : [openingOf(part, parts, blocks)]
  const isSigned = own.some((at) => blocks[at]!.kind === 'signature')
  const signatures = isSigned ? [] : nextSignatures(end, blocks)
  return new Set([...opening, ...own, ...signatures].filter((at) => at >= 0))
}

/** The signatures that stand together next, from a place on. */
function nextSignatures(place: number, blocks: Placed[]): number[] {
  const first = blocks.findIndex(({ kind, start }) => kind === 'signature' && start >= place)
  if (first < 0) return []
  const after = blocks.findIndex(({ kind }, at) => at > first && kind !== 'signature')
  const last = after < 0 ? blocks.length : after
  return Array.from({ length: last - first }, (_, i) => first + i)
}

/** The last block before the first of the parts that share an opening. */
function openingOf({ part }: ActPart, parts: ActPart[], blocks: Placed[]): number {
  const sharing = parts.find((each) => each.part.abertura?.inicio === part.abertura?.inicio)
  return blocks.findLastIndex((block) => block.start < (sharing?.start ?? 0))
}
