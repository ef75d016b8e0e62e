import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AtoDoCaderno, Caderno, MarcaDePessoa } from '../api/schema.ts'
import { markedDay } from './marked.ts'

const mark = fc.record({
  lido: fc.boolean(),
  guardado_em: fc.constantFrom(null, '2026-03-09T12:00:00.000Z'),
})
const IDS = ['pub_1', 'pub_2', 'pub_3', 'pub_4', 'pub_5']
const marks = fc.tuple(...IDS.map(() => mark))

/** A day of these acts, under two alerts, with its counts; `hidden` further ones are not shown. */
function dayOf(acts: Pick<AtoDoCaderno, 'lido' | 'guardado_em'>[], hidden: number): Caderno {
  const atos = acts.map((act, at) => ({ id: IDS[at], ...act }) as AtoDoCaderno)
  const unread = (some: AtoDoCaderno[]) => some.filter(({ lido }) => !lido).length
  const alertOf = (some: AtoDoCaderno[]) => ({ atos: some, nao_lidos: unread(some) + hidden })
  return {
    nao_lidos: unread(atos) + 2 * hidden,
    guardados: atos.filter(({ guardado_em }) => guardado_em !== null).length,
    mudaram: atos.slice(0, 1),
    alertas: [alertOf(atos.slice(0, 2)), alertOf(atos.slice(2))],
  } as unknown as Caderno
}

test('after marks, a day counts what the service would count', () => {
  const some = fc.subarray(IDS)
  fc.assert(
    fc.property(marks, marks, some, fc.nat(3), (before, after, ids, hidden) => {
      const changed: MarcaDePessoa[] = ids.map((publicacao) => ({
        publicacao,
        ...after[IDS.indexOf(publicacao)]!,
      }))
      const wanted = before.map((act, at) => (ids.includes(IDS[at]!) ? after[at]! : act))
      expect(markedDay(dayOf(before, hidden), changed)).toEqual(dayOf(wanted, hidden))
    }),
  )
})
