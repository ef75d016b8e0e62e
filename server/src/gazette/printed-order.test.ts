import { expect, test } from 'vitest'
import { inPrintedOrder } from './printed-order.ts'

const act = (key: number, orgao: string, pagina: string) => ({ key, orgao, pagina })
const keysOf = (acts: ReturnType<typeof act>[]) => inPrintedOrder(acts).map(({ key }) => key)

test('bodies follow the pages on which they begin, and have their acts together', () => {
  const acts = [
    act(1, 'Poder Judiciário/Tribunal A', '66'),
    act(2, 'Ministério da Saúde/Gabinete', '13'),
    act(3, 'Ministério da Educação', '9'),
    act(4, 'Ministério da Saúde/Agência', '14-15'),
    act(5, 'Ministério da Saúde/Gabinete', '15'),
    act(6, 'Ministério da Educação', '10'),
  ]
  expect(keysOf(acts)).toEqual([3, 6, 2, 5, 4, 1])
})

test('of two that begin on one page, the one that ends there is first', () => {
  const acts = [
    act(1, 'Ministério B', '5'),
    act(2, 'Ministério B', '6'),
    act(3, 'Ministério A', '5'),
  ]
  expect(keysOf(acts)).toEqual([3, 1, 2])
})

test('acts without a page come last, and keep their order', () => {
  const acts = [act(1, '', ''), act(2, 'Órgão', 's/p'), act(3, 'Órgão', '2'), act(4, '', '')]
  expect(keysOf(acts)).toEqual([3, 2, 1, 4])
})
