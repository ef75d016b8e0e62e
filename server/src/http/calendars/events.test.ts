import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { DEADLINE_KINDS } from '../../gazette/deadlines/deadline.ts'
import type { Prazo } from '../../gazette/deadlines/prazos.ts'
import { calendarOf } from '../../lib/time/icalendar.ts'
import { eventsOfAct, openingOfTender } from './events.ts'

const anyPrazo = fc
  .record({
    tipo: fc.constantFrom(...DEADLINE_KINDS),
    data: fc.constantFrom('2024-04-02', '2024-04-09', null),
    hora: fc.constantFrom('09:00', '10:00', null),
  })
  .map((drawn): Prazo => ({
    ...drawn,
    desde: null,
    dias: null,
    dias_uteis: false,
    calculada: false,
    inicio: 0,
    fim: 5,
    texto: `até ${drawn.data}`,
  }))
/** One state of an act after another; a text that is replaced is another version. */
const anyHistory = fc.array(
  fc.record({ prazos: fc.array(anyPrazo, { maxLength: 4 }), isOver: fc.boolean() }),
  { minLength: 2, maxLength: 6 },
)

/** What another library reads: by its identity, the number of an event and all that it says. */
function eventsIn(state: { prazos: Prazo[]; isOver: boolean }, versao: number) {
  const act = {
    id: 'pub_1',
    titulo: 'AVISO',
    orgao: 'Ministério',
    data_publicacao: '2024-03-18',
    situacao: state.isOver ? 'revogada' : 'vigente',
    versao,
    prazos: state.prazos,
  }
  const ics = calendarOf({ name: 'Ato', source: null, events: eventsOfAct(act, 'https://a.br') })
  const found = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')
  return new Map(
    found.map((component) => {
      const { uid, sequence } = new ICAL.Event(component)
      component.removeProperty('sequence')
      return [uid, { sequence, says: component.toString() }]
    }),
  )
}

test('an event that says something else has a greater number, whatever the texts were', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const told = new Map<string, { sequence: number; says: string }>()
      for (const [i, state] of history.entries())
        for (const [uid, event] of eventsIn(state, i + 1)) {
          const before = told.get(uid)
          if (before !== undefined && before.says !== event.says)
            expect(event.sequence).toBeGreaterThan(before.sequence)
          told.set(uid, event)
        }
    }),
  )
})

test('what is revoked is told behind its text, and before the next one', () => {
  fc.assert(
    fc.property(fc.array(anyPrazo), fc.integer({ min: 1, max: 50 }), (prazos, versao) => {
      const standing = eventsIn({ prazos, isOver: false }, versao)
      const over = eventsIn({ prazos, isOver: true }, versao)
      const next = eventsIn({ prazos, isOver: false }, versao + 1)
      for (const [uid, { sequence }] of standing) {
        expect(over.get(uid)!.sequence).toBe(sequence + 1)
        expect(next.get(uid)!.sequence).toBe(sequence + 2)
      }
    }),
  )
})

test('CPFs are masked in all that an event says', () => {
  const cpf = '529.982.247-25'
  const prazo = { tipo: 'abertura', data: '2024-04-02', hora: null, desde: null } as Prazo
  const act = {
    id: 'pub_1',
    titulo: `EDITAL DE FULANO, CPF ${cpf}`,
    orgao: 'Ministério',
    data_publicacao: '2024-03-18',
    situacao: 'vigente',
    versao: 1,
  }
  const prazos = [{ ...prazo, texto: `abre para o CPF ${cpf}` }]
  const row = {
    ...act,
    publicacao: act.id,
    modalidade: 'pregao',
    numero: null,
    ano: null,
    objeto: `Serviço de FULANO, CPF ${cpf}`,
    data_abertura: '2024-04-02',
    hora_abertura: null,
    versao_extrator: 1,
  } as unknown as Parameters<typeof openingOfTender>[0]
  const events = [
    ...eventsOfAct({ ...act, prazos }, 'https://a.br'),
    ...openingOfTender(row, 1, 'https://a.br'),
  ]
  expect(events).toHaveLength(2)
  expect(JSON.stringify(events)).not.toContain(cpf)
  expect(events.every(({ description }) => description.includes('***'))).toBe(true)
})
