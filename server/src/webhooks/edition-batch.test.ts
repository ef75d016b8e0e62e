import { expect, test } from 'vitest'
import { type BatchEdition, batchDueAt, editionOfDelivery } from './edition-batch.ts'
import { type SendingTimes, sendingTimesOf } from './sending-time.ts'

/** Minutes after the first delivery of a batch came, at eight o'clock of a Monday in Brasília. */
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 16, 11, minutes))
const MONDAY: BatchEdition = { data: '2026-03-16', isExtra: false }
const EXTRA: BatchEdition = { data: '2026-03-16', isExtra: true }

interface Waited {
  now: number
  last?: number
  editions?: BatchEdition[]
  envio?: Partial<SendingTimes>
  whole?: boolean
}

const goesAt = ({ now, last = 0, editions = [MONDAY], envio = {}, whole = true }: Waited) =>
  batchDueAt(
    {
      webhookId: 'wh_1',
      envio: sendingTimesOf({ frequencia: 'edicao', ...envio })!,
      first: at(0).getTime(),
      last: at(last).getTime(),
      dueAt: at(last + 120).getTime(),
      editions,
    },
    at(now),
    () => whole,
  )

test.each<[string, Waited, number | null]>([
  ['a whole edition goes once nothing more comes', { now: 4, last: 3 }, 4],
  ['and not while its files follow one another', { now: 3, last: 3 }, null],
  ['one that is not whole waits', { now: 60, whole: false }, null],
  ['but not for ever, and then goes together', { now: 119, last: 100, whole: false }, 119],
  ['an extra edition waits for none', { now: 2, editions: [EXTRA], whole: false }, 2],
  ['but for what came before it', { now: 2, editions: [MONDAY, EXTRA], whole: false }, null],
  [
    'a silence is kept',
    { now: 10, envio: { horario_silencioso: { de: '07:00', ate: '09:00' } } },
    60,
  ],
])('%s', (_what, waited, minutes) => {
  expect(goesAt(waited)).toEqual(minutes === null ? null : at(minutes))
})

test('what is due already stays as it is', () => {
  const silence = { envio: { horario_silencioso: { de: '07:00', ate: '10:00' } } }
  expect(goesAt({ now: 10, ...silence })).toBeNull()
})

test('a delivery says its edition', () => {
  const of = (dados: object) => editionOfDelivery(Buffer.from(JSON.stringify({ dados })))
  const publicacao = { data_publicacao: '2026-03-16', secao: 'extra' }
  expect(of({ publicacao })).toEqual(EXTRA)
  expect(of({ edicao: { data: '2026-03-16', tipo: 'normal' } })).toEqual(MONDAY)
  expect(of({})).toBeNull()
})
