import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditPath, leafHash, merkleRoot, rootOfPath } from './merkle.ts'

/** The tests of Certificate Transparency: these eight leaves, and the roots over the first n of them. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test('the roots are those of Certificate Transparency', () => {
  const leaves = LEAVES.map((hex) => leafHash(Buffer.from(hex, 'hex')))
  expect(merkleRoot([])).toEqual(createHash('sha256').digest())
  for (const [i, root] of ROOTS.entries())
    expect(merkleRoot(leaves.slice(0, i + 1)).toString('hex')).toBe(root)
})

const trees = fc
  .array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 70 })
  .chain((data) => fc.record({ data: fc.constant(data), index: fc.nat(data.length - 1) }))

test('a path leads from its leaf to the root, and from no other place or leaf', () => {
  fc.assert(
    fc.property(trees, fc.nat(80), ({ data, index }, other) => {
      const leaves = data.map(leafHash)
      const path = auditPath(leaves, index)
      const count = leaves.length
      const root = merkleRoot(leaves)
      expect(rootOfPath(leaves[index]!, { index, count }, path)).toEqual(root)
      expect(rootOfPath(leafHash(Buffer.from('another')), { index, count }, path)).not.toEqual(root)
      const isTwin = other < count && leaves[other]!.equals(leaves[index]!)
      if (other !== index && !isTwin)
        expect(rootOfPath(leaves[index]!, { index: other, count }, path)).not.toEqual(root)
      expect(rootOfPath(leaves[index]!, { index, count }, [...path, root])).toBeNull()
    }),
  )
})

test('a place outside of the tree has no root', () => {
  const leaf = leafHash(Buffer.from('a'))
  for (const index of [-1, 1, Number.NaN])
    expect(rootOfPath(leaf, { index, count: 1 }, [])).toBeNull()
})
