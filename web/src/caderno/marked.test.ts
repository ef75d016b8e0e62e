import fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  AtoDoCaderno,
  AtoGuardado,
  Caderno,
  MarcaDePessoa,
  PaginaGuardados,
} from '../api/schema.ts'
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
  const alertOf = (id: string, some: AtoDoCaderno[]) => ({
    id,
    atos: some,
    nao_lidos: unread(some) + hidden,
  })
  return {
    data: '2026-03-09',
    nao_lidos: unread(atos) + 2 * hidden,
    guardados: atos.filter(({ guardado_em }) => guardado_em !== null).length,
    mudaram: atos.slice(0, 1),
    alertas: [alertOf('alr_1', atos.slice(0, 2)), alertOf('alr_2', atos.slice(2))],
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
      const day = dayOf(before, hidden)
      const kept = { days: [day], pages: [] }
      expect(markedDay(day, changed, kept)).toEqual(dayOf(wanted, hidden))

      // What another list of the same day shows counts here, too, and once.
      const first = cut(day)
      const both = { days: [first, day], pages: [pageOf(day.mudaram)] }
      expect(markedDay(first, changed, both)).toEqual(cut(dayOf(wanted, hidden)))
    }),
  )
})

test('what is read of another day changes no count of this one', () => {
  const day = dayOf([{ lido: false, guardado_em: null }], 0)
  const other = { ...dayOf([], 1), data: '2026-03-10' }
  const read: MarcaDePessoa[] = [{ publicacao: 'pub_1', lido: true, guardado_em: null }]
  expect(markedDay(other, read, { days: [day, other], pages: [] }).nao_lidos).toBe(2)
})

function pageOf(resultados: AtoGuardado[]): PaginaGuardados {
  return { total: resultados.length, pagina: 1, limite: 20, total_paginas: 1, resultados }
}

/** The same with the first act of each alert alone. */
function cut(day: Caderno): Caderno {
  return {
    ...day,
    alertas: day.alertas.map((alert) => ({ ...alert, atos: alert.atos.slice(0, 1) })),
  }
}
