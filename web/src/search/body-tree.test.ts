import { describe, expect, it } from 'vitest'
import { bodyTree, matchingBodies, withoutHeld } from './body-tree.ts'

const values = [
  { valor: 'Ministério da Educação/Universidade A', total: 38 },
  { valor: 'Ministério da Defesa', total: 50 },
  { valor: 'Ministério da Educação/Universidade B/Reitoria', total: 31 },
  { valor: 'Ministério da Educação', total: 71 },
]

describe('the tree of bodies', () => {
  it('puts each body under its parent, most acts first', () => {
    expect(bodyTree(values)).toMatchObject([
      {
        path: 'Ministério da Educação',
        total: 71,
        children: [
          { name: 'Universidade A', total: 38 },
          { name: 'Universidade B', children: [{ name: 'Reitoria', total: 31 }] },
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

  it('lists a body within a branch once', () => {
    const [education] = bodyTree(values)
    const held = {
      path: 'Ministério da Educação/Universidade A',
      name: 'A',
      total: 38,
      children: [],
    }
    const other = { path: 'Ministério da Saúde', name: 'Saúde', total: 3, children: [] }
    expect(withoutHeld([held, other], [education!])).toEqual([other])
  })
})
