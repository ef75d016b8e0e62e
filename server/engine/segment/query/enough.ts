import {
  type DocSet,
  NOTHING,
  addTo,
  bitmapWords,
  copyOf,
  isEmpty,
  isList,
  listOf,
  unite,
} from '../read/doc-set.ts'
import { type Decision, ENOUGH, NEVER, decisionBy } from './decision.ts'
import type { MostNode, Node } from './plan.ts'

/** What is asked of a segment beside its acts. */
interface Segment {
  row: { acts: number }
  take(steps: number): void
}

/** The acts that match a node, among those of `within`; null: among all. */
type Find = (node: Node, within: DocSet | null) => DocSet

/** So few acts are looked at one by one. */
const FEW = 256

/** The acts of a segment whose parts have enough weight together. */
export function enoughOf(
  { parts, least }: MostNode,
  segment: Segment,
  within: DocSet | null,
  find: Find,
): DocSet {
  const decision = decisionOf(parts, least)
  if (decision === null) return bySums({ parts, least }, segment, within, find)
  const { choices } = decision
  let among = within
  let need = least
  let next = 0
  let step = decision.first
  // What no act may lack narrows what must be looked at of the others.
  for (; step >= 0 && choices[step]!.lacking === NEVER; step = choices[step]!.having) {
    const { node, weight } = parts[choices[step]!.part]!
    among = find(node, among)
    if (isEmpty(among)) return NOTHING
    need -= weight
    next = choices[step]!.part + 1
  }
  if (step < 0) return step === ENOUGH ? (among ?? NOTHING) : NOTHING
  return isFew(among)
    ? bySums({ parts: parts.slice(next), least: need }, segment, among, find)
    : byChoices({ choices, first: step }, segment, (part) => find(parts[part]!.node, among))
}

type Parts = Pick<MostNode, 'parts' | 'least'>

const decisions = new WeakMap<MostNode['parts'], Map<number, Decision | null>>()

function decisionOf(parts: MostNode['parts'], least: number): Decision | null {
  const byLeast = decisions.get(parts) ?? new Map<number, Decision | null>()
  decisions.set(parts, byLeast)
  if (!byLeast.has(least))
    byLeast.set(
      least,
      decisionBy(
        parts.map(({ weight }) => weight),
        least,
      ),
    )
  return byLeast.get(least) ?? null
}

/** One bit per act that a segment may have, for each part and for each choice; they keep nothing between calls. */
const ofParts: Uint32Array[] = []
const ofChoices: Uint32Array[] = []
const WORDS = 2 ** 11
const ALL = new Uint32Array(WORDS).fill(0xffffffff)
const NONE = new Uint32Array(WORDS)

/** Decides for 32 acts at a time. */
function byChoices(
  { choices, first }: Decision,
  segment: Segment,
  find: (part: number) => DocSet,
): DocSet {
  const words = bitmapWords(segment.row.acts)
  const found = new Map<number, Uint32Array>()
  for (let at = 0; at <= first; at++) {
    const { part, having, lacking } = choices[at]!
    const bits =
      found.get(part) ?? asBitmap(find(part), (ofParts[part] ??= new Uint32Array(WORDS)), words)
    found.set(part, bits)
    segment.take(words >>> 5)
    combine((ofChoices[at] ??= new Uint32Array(WORDS)), words, {
      bits,
      having: having === ENOUGH ? ALL : ofChoices[having]!,
      lacking: lacking === NEVER ? NONE : ofChoices[lacking]!,
    })
  }
  return copyOf(ofChoices[first]!.subarray(0, words))
}

function combine(
  into: Uint32Array,
  words: number,
  { bits, having, lacking }: { bits: Uint32Array; having: Uint32Array; lacking: Uint32Array },
): void {
  for (let i = 0; i < words; i++) into[i] = (bits[i]! & having[i]!) | lacking[i]!
}

function asBitmap(set: DocSet, scratch: Uint32Array, words: number): Uint32Array {
  if (!isList(set)) return set
  addTo(scratch.fill(0, 0, words), set)
  return scratch
}

/** One number per act that a segment may have; keeps nothing between calls. */
const sums = new Uint32Array(2 ** 16)

/**
 * Adds up weights act by act, the heaviest part first. Once the parts that are left cannot suffice
 * alone, only acts that they may still lift are looked at.
 */
function bySums(
  { parts, least }: Parts,
  segment: Segment,
  within: DocSet | null,
  find: Find,
): DocSet {
  const { acts } = segment.row
  let left = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (left < least) return NOTHING
  if (isFew(within)) for (const act of within) sums[act] = 0
  else sums.fill(0, 0, acts)
  let candidates: DocSet | null = isFew(within) ? within : null
  const seen: DocSet[] = []
  for (const { node, weight } of parts) {
    const found = find(node, candidates ?? within)
    segment.take(addWeight(found, weight) >>> 3)
    left -= weight
    if (left >= least) {
      seen.push(found)
      continue
    }
    candidates ??= unite([...seen, found], acts)
    candidates = listOf(candidates).filter((act) => sums[act]! + left >= least)
    if (isEmpty(candidates)) return NOTHING
  }
  return candidates ?? NOTHING
}

/** Returns the number of acts that it was added to. */
function addWeight(set: DocSet, weight: number): number {
  const acts = listOf(set)
  for (let i = 0; i < acts.length; i++) sums[acts[i]!]! += weight
  return acts.length
}

function isFew(set: DocSet | null): set is Uint16Array {
  return set !== null && isList(set) && set.length <= FEW
}
