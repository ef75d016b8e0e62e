import { expect, test } from 'vitest'
import { actWay } from './act-way.ts'

test('a row of one of several acts leads to its place, another one to its publication', () => {
  const several = { publicacao: 'pub_1', ato_endereco: 'pub_1#1146' }
  expect(actWay(several)).toMatchObject({ params: { id: 'pub_1' }, hash: '1146' })
  expect(actWay({ publicacao: 'pub_1', ato_endereco: 'pub_1' })).not.toHaveProperty('hash')
})
