import { type DocSet, isList, lowestBit, shortened } from './doc-set.ts'

/**
 * The acts of a posting whose frequency is at least the minimum for their length.
 *
 * @param frequencies By rank.
 * @param lengths The length byte of each act of the segment.
 * @param least By length byte.
 */
export function strongActs(
  docs: DocSet,
  frequencies: Uint8Array | Uint32Array,
  lengths: Uint8Array,
  least: Float64Array,
): DocSet {
  if (isList(docs)) return docs.filter((act, rank) => frequencies[rank]! >= least[lengths[act]!]!)
  const found = new Uint32Array(docs.length)
  let rank = 0
  for (let word = 0; word < docs.length; word++)
    for (let bits = docs[word]!; bits !== 0; bits &= bits - 1, rank++)
      if (frequencies[rank]! >= least[lengths[word * 32 + lowestBit(bits)]!]!)
        found[word]! |= bits & -bits
  return shortened(found)
}
