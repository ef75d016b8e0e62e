import { expect, test } from 'vitest'
import { type Waiting, dueMails } from './digest.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** A Monday, 09:00 in Brasília. */
const NOW = new Date('2026-03-09T12:00:00.000Z')
const ago = (ms: number) => NOW.getTime() - ms

const one: Waiting = {
  mailboxId: 'end_1',
  alertaId: 'alr_1',
  frequencia: 'imediata',
  hora: 8,
  data: '2026-03-09',
  edicao: '45',
  first: ago(10 * SECOND),
  last: ago(6 * SECOND),
  mailedAt: null,
}

const due = (waiting: Partial<Waiting>[], whole = true) =>
  dueMails(
    waiting.map((part) => ({ ...one, ...part })),
    NOW,
    () => whole,
  )

test.each<[string, Partial<Waiting>, boolean]>([
  ['nothing more has come for 5 s', {}, true],
  ['more may come', { last: ago(4 * SECOND) }, false],
  [
    'more still comes, but the first has waited a minute',
    { first: ago(MINUTE), last: ago(0) },
    true,
  ],
  ['the last mail was 5 minutes ago', { mailedAt: ago(5 * MINUTE) }, true],
  ['the last mail was just now', { mailedAt: ago(4 * MINUTE) }, false],
])('imediata: %s', (_name, waiting, expected) => {
  expect(due([waiting])).toHaveLength(expected ? 1 : 0)
})

test.each<[string, Partial<Waiting>, boolean, boolean]>([
  ['the day is whole, and quiet', { last: ago(MINUTE) }, true, true],
  ['the day is whole, but more comes', {}, true, false],
  ['a section is missing', { first: ago(60 * MINUTE), last: ago(50 * MINUTE) }, false, false],
  ['a section is missing for two hours', { first: ago(120 * MINUTE) }, false, true],
  ['an extra edition, quiet', { edicao: '45-A', last: ago(MINUTE) }, false, true],
  ['an extra edition, still coming', { edicao: '45-A' }, false, false],
])('edicao: %s', (_name, waiting, whole, expected) => {
  expect(due([{ ...waiting, frequencia: 'edicao' }], whole)).toHaveLength(expected ? 1 : 0)
})

test.each<[string, Partial<Waiting>, boolean]>([
  ['found before eight, and it is nine', { first: ago(61 * MINUTE) }, true],
  ['found after eight: tomorrow', { first: ago(59 * MINUTE) }, false],
  ['found yesterday after eight', { first: ago(24 * 60 * MINUTE) }, true],
  ['at ten: not yet', { hora: 10, first: ago(22 * 60 * MINUTE) }, false],
  ['at ten: of yesterday, which nobody sent', { hora: 10, first: ago(23 * 60 * MINUTE + 1) }, true],
  ['at midnight', { hora: 0, first: ago(9 * 60 * MINUTE + 1) }, true],
])('diaria: %s', (_name, waiting, expected) => {
  expect(due([{ ...waiting, frequencia: 'diaria' }])).toHaveLength(expected ? 1 : 0)
})

test('matches of one kind go to a mailbox together, and to no other', () => {
  const parts: Partial<Waiting>[] = [
    {},
    { alertaId: 'alr_2', edicao: '44', data: '2026-03-06' },
    { mailboxId: 'end_2' },
    { alertaId: 'alr_3', frequencia: 'edicao', last: ago(MINUTE) },
    { alertaId: 'alr_4', frequencia: 'edicao', last: ago(MINUTE) },
    { alertaId: 'alr_4', frequencia: 'edicao', edicao: '45-A', last: ago(MINUTE) },
    { alertaId: 'alr_5', frequencia: 'diaria', first: ago(90 * MINUTE) },
    { alertaId: 'alr_6', frequencia: 'diaria', hora: 7, first: ago(150 * MINUTE) },
  ]
  const mails = due(parts).map(({ mailboxId, scope, waiting }) => [
    mailboxId,
    'numero' in scope ? scope.numero : scope.frequencia,
    waiting.map(({ alertaId }) => alertaId).join(),
  ])
  expect(mails).toEqual([
    ['end_1', 'imediata', 'alr_1,alr_2'],
    ['end_2', 'imediata', 'alr_1'],
    ['end_1', '45', 'alr_3,alr_4'],
    ['end_1', '45-A', 'alr_4'],
    ['end_1', 'diaria', 'alr_5'],
    ['end_1', 'diaria', 'alr_6'],
  ])
})

test('a waiting digest neither delays a due one nor is sent with it', () => {
  const parts: Partial<Waiting>[] = [{ mailboxId: 'end_2', last: ago(0) }, {}]
  expect(due(parts).map(({ mailboxId }) => mailboxId)).toEqual(['end_1'])
})
