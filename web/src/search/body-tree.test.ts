import { describe, expect, it } from 'vitest'
import { bodyTree, matchingBodies } from './body-tree.ts'

const values = [
  { valor: 'Ministério da Educação/Universidade A', total: 38 },
  { valor: 'Ministério da Defesa', total: 50 },
  { valor: 'Ministério da Educação/Universidade B/Reitoria', total: 31 },
  { valor: 'Ministério da Educação', total: 2 },
]

describe('the tree of bodies', () => {
  it('sums what is below', () => {
    expect(bodyTree(values)).toMatchObject([
      {
        path: 'Ministério da Educação',
        total: 71,
        children: [
          { name: 'Universidade A', total: 38 },
          { name: 'Universidade B', total: 31, children: [{ name: 'Reitoria' }] },
        ],
      },
      { path: 'Ministério da Defesa', total: 50, children: [] },
    ])
  })

  it('is cut to the branches of a name', () => {
    const found = matchingBodies(bodyTree(values), (name) => name.includes('Reitoria'))
    expect(found).toMatchObject([
      { name: 'Ministério da Educação', children: [{ name: 'Universidade B' }] },
    ])
    expect(found[0]?.children).toHaveLength(1)
  })
})
