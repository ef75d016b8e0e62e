import { hash } from 'node:crypto'

/*
 * Merkle trees as RFC 6962 (section 2.1) defines them. Leaves and nodes are hashed with different first bytes,
 * so that no node passes for a leaf.
 */

const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])

export function leafHash(data: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([LEAF, data]), 'buffer')
}

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([NODE, left, right]), 'buffer')
}

/** The root over hashes of leaves; of none, the digest of nothing. */
export function merkleRoot(leaves: Buffer[], from = 0, to: number = leaves.length): Buffer {
  if (to - from === 0) return hash('sha256', '', 'buffer')
  if (to - from === 1) return leaves[from]!
  const middle = from + leftSize(to - from)
  return nodeHash(merkleRoot(leaves, from, middle), merkleRoot(leaves, middle, to))
}

/** The hashes that lead from one leaf to the root, from the leaf upwards. */
export function auditPath(
  leaves: Buffer[],
  index: number,
  from = 0,
  to: number = leaves.length,
): Buffer[] {
  if (to - from <= 1) return []
  const middle = from + leftSize(to - from)
  return index < middle
    ? [...auditPath(leaves, index, from, middle), merkleRoot(leaves, middle, to)]
    : [...auditPath(leaves, index, middle, to), merkleRoot(leaves, from, middle)]
}

/** Where a leaf stands in a tree. */
interface LeafPlace {
  index: number
  count: number
}

/** The root that a path leads to; null: no tree of this size has such a path. */
export function rootOfPath(
  leaf: Buffer,
  { index, count }: LeafPlace,
  path: Buffer[],
): Buffer | null {
  if (!(index >= 0 && index < count)) return null
  let [at, last, root] = [index, count - 1, leaf]
  for (const beside of path) {
    if (last === 0) return null
    if (at % 2 === 1 || at === last) {
      root = nodeHash(beside, root)
      // The last leaf of an uneven row goes up alone.
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)]
    } else root = nodeHash(root, beside)
    ;[at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  }
  return last === 0 ? root : null
}

/** The largest power of two below `count`. */
function leftSize(count: number): number {
  return 2 ** Math.floor(Math.log2(count - 1))
}
