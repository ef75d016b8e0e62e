import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listRules } from './list-rules.ts'
import { type StoredList, itemChange, newList, patchList, withGroupsOf } from './term-list.ts'

const made = { id: 'lst_1', conta_id: 'cta_1', now: new Date(0) }
const later = new Date(1_000)
const item = (termo: string, grupo: string | null = null) => ({ termo, grupo })
const list = newList({ nome: 'Nomes', itens: [item('a'), item('b')] }, made)
const termosIn = ({ itens }: StoredList) => itens.map(({ termo }) => termo)

test('a version is for a change; the same again is the same list', () => {
  expect(list.versao).toBe(1)
  expect(patchList(list, { nome: 'Nomes', itens: [item('a'), item('b')] }, later)).toBe(list)
  expect(patchList(list, { remover: ['c'], adicionar: [item('a')] }, later)).toBe(list)
  const changed = patchList(list, { adicionar: [item('c')], remover: ['a'] }, later)
  expect([termosIn(changed), changed.total, changed.versao]).toEqual([['b', 'c'], 2, 2])
  expect(changed.atualizado_em).toBe(later.toISOString())
})

test('an added item takes the place of the one with its query', () => {
  const { itens } = patchList(list, { adicionar: [item('a', 'chefia')] }, later)
  expect(itens).toEqual([item('a', 'chefia'), item('b')])
  expect(itemChange(list.itens, itens)).toEqual({ novos: 1, removidos: 1, iguais: 1 })
})

test('the order of items is nothing that changes', () => {
  const turned = { itens: list.itens.toReversed() }
  expect(patchList(list, turned, later)).toBe(list)
  expect(patchList(list, { ...turned, nome: 'Outro' }, later).itens).toEqual(list.itens)
  const { changeOfAlerts } = listRules(1, later)
  const grouped = patchList(list, { itens: [item('b', 'chefia'), item('a')] }, later)
  expect([grouped.versao, changeOfAlerts(list, grouped)]).toEqual([2, null])
  const fewer = patchList(list, { remover: ['a'] }, later)
  expect(changeOfAlerts(list, fewer)).not.toBeNull()
  expect(changeOfAlerts(fewer, list)).not.toBeNull()
})

test('items that come without groups keep those that the list has', () => {
  const before = [item('a', 'chefia'), item('b')]
  expect(withGroupsOf(before, [item('c'), item('b'), item('a')])).toEqual([
    item('c'),
    item('b'),
    item('a', 'chefia'),
  ])
})

const items = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((all) => all.map((t) => item(t)))

test('what changed adds up, and adding what was removed brings the items back', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const { novos, removidos, iguais } = itemChange(before, after)
      expect([iguais + removidos, iguais + novos]).toEqual([before.length, after.length])
      const start = { ...list, itens: before, total: before.length }
      const remover = after.map(({ termo }) => termo)
      const without = patchList(start, { remover }, later)
      expect(termosIn(without).some((termo) => remover.includes(termo))).toBe(false)
      const with_ = patchList(without, { adicionar: after }, later)
      expect(termosIn(with_).toSorted()).toEqual(
        [...new Set([...before, ...after].map(({ termo }) => termo))].toSorted(),
      )
    }),
  )
})
