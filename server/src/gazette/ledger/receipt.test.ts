import { describe, expect, test } from 'vitest'
import {
  type LookLog,
  type SectionLook,
  checkEdition,
  checkedBetween,
  isChecked,
  receiptOf,
} from './receipt.ts'

/** Friday and the Monday after, at dawn in Brasília. */
const [FRIDAY, MONDAY] = ['2026-03-13', '2026-03-16']
const NOW = new Date('2026-03-16T12:00:00.000Z')
const EVERYTHING = { secoes: [], since: '2026-03-01T00:00:00.000Z' }

function section(data: string, pub_name: string, changes: Partial<SectionLook> = {}): SectionLook {
  const [begun_at, whole_at] = [`${data}T04:20:00.000Z`, `${data}T04:21:00.000Z`]
  const rest = { in_silence: false, unconfirmed_since: null }
  return { data, pub_name, estado: 'completa', begun_at, whole_at, ...rest, ...changes }
}

const day = (data: string, changes: Partial<SectionLook> = {}) =>
  ['DO1', 'DO2', 'DO3'].map((name) => section(data, name, changes))

const REGULAR: LookLog['editions'][number]['secoes'] = ['1', '2', '3']
const EDITIONS = [
  { data: MONDAY, numero: '50', secoes: REGULAR },
  { data: FRIDAY, numero: '49', secoes: REGULAR },
]

/** Of Monday nothing was stated yet. */
const ROOTS = new Map([[FRIDAY, 'f'.repeat(64)]])

/** The log of an archive that has everything of March until now, except as `sections` say. */
function logOf(sections: SectionLook[], changes: Partial<LookLog> = {}): LookLog {
  const days = Array.from({ length: 16 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`)
  const rest = days
    .flatMap((data) => day(data))
    .filter((row) => !sections.some((s) => s.data === row.data && s.pub_name === row.pub_name))
  return {
    pendingSince: null,
    sections: [...rest, ...sections],
    editions: EDITIONS,
    roots: ROOTS,
    ...changes,
  }
}

const monday = { data: MONDAY, numero: '50', provisoria: false }
const friday = { data: FRIDAY, numero: '49', provisoria: false }

test.each([
  ['all is in', logOf([]), EVERYTHING, { edicao: monday, faltam: [] }],
  [
    'a section failed',
    logOf([section(MONDAY, 'DO3', { estado: 'falha', begun_at: null, whole_at: null })]),
    EVERYTHING,
    { edicao: friday, faltam: [MONDAY] },
  ],
  [
    'the section that failed is another',
    logOf([section(MONDAY, 'DO3', { estado: 'falha', begun_at: null, whole_at: null })]),
    { ...EVERYTHING, secoes: ['1', 'extra'] },
    { edicao: monday, faltam: [] },
  ],
  [
    'a section is in part',
    logOf([section(MONDAY, 'DO1', { estado: 'parcial' })]),
    EVERYTHING,
    { edicao: friday, faltam: [MONDAY] },
  ],
  [
    'an edition came in silence',
    logOf(day(FRIDAY, { in_silence: true })),
    EVERYTHING,
    { edicao: monday, faltam: [FRIDAY] },
  ],
  [
    'a day had none',
    logOf(day('2026-03-12', { estado: 'sem_edicao', begun_at: null, whole_at: null })),
    EVERYTHING,
    { edicao: monday, faltam: [] },
  ],
  [
    'the alert is younger than the edition',
    logOf([]),
    { secoes: [], since: `${MONDAY}T10:00:00.000Z` },
    { edicao: null, faltam: [] },
  ],
])('%s', (_, log, watcher, expected) => {
  expect(receiptOf(log, watcher, NOW)).toEqual({ em: NOW.toISOString(), ...expected })
})

describe('on the day of a new filter', () => {
  const dawn = { secoes: [], since: `${MONDAY}T04:00:00.000Z` }
  const noon = { secoes: [], since: `${MONDAY}T11:00:00.000Z` }
  const failed = { estado: 'falha', begun_at: null, whole_at: null } as const

  test('what is expected after it, and does not come, is missing', () => {
    for (const watcher of [dawn, noon])
      expect(receiptOf(logOf([section(MONDAY, 'DO2', failed)]), watcher, NOW).faltam).toEqual([
        MONDAY,
      ])
    expect(receiptOf(logOf([]), dawn, NOW)).toMatchObject({ edicao: monday, faltam: [] })
  })

  test('what arrived before is not missing, nor are earlier days', () => {
    const log = logOf(day(FRIDAY, failed))
    expect(receiptOf(log, noon, NOW).faltam).toEqual([])
    const extra = logOf([section(MONDAY, 'DO1E', { estado: 'parcial' })])
    expect(receiptOf(extra, noon, NOW).faltam).toEqual([])
  })
})

test('acts that the monitor has not seen yet do not count as checked', () => {
  const log = logOf([], { pendingSince: `${MONDAY}T04:20:30.000Z` })
  expect(receiptOf(log, EVERYTHING, NOW)).toEqual({
    em: `${MONDAY}T04:20:30.000Z`,
    edicao: friday,
    faltam: [MONDAY],
  })
})

test('the day is not missing before its edition is due', () => {
  const log = logOf(day(MONDAY, { estado: 'pendente', begun_at: null, whole_at: null }))
  const dawn = new Date(`${MONDAY}T05:00:00.000Z`)
  expect(receiptOf(log, EVERYTHING, dawn).faltam).toEqual([])
  expect(receiptOf(log, EVERYTHING, NOW).faltam).toEqual([MONDAY])
})

test('an unknown section is missing', () => {
  const log = logOf([])
  const sections = log.sections.filter(
    ({ data, pub_name }) => data !== FRIDAY || pub_name !== 'DO2',
  )
  expect(receiptOf({ ...log, sections }, EVERYTHING, NOW).faltam).toEqual([FRIDAY])
})

test('an extra edition is checked only for those who ask for it', () => {
  const extra = { data: MONDAY, numero: '50-A', secoes: ['extra' as const] }
  const log = logOf([section(MONDAY, 'DO1E')], { editions: [extra, ...EDITIONS] })
  expect(receiptOf(log, EVERYTHING, NOW).edicao).toMatchObject({ data: MONDAY, numero: '50-A' })
  expect(receiptOf(log, { ...EVERYTHING, secoes: ['1'] }, NOW).edicao).toEqual(monday)
  expect(isChecked(log, extra, { ...EVERYTHING, secoes: ['1'] })).toBe(false)
  const ofSection = (n: number) => isChecked(log, extra, { ...EVERYTHING, secoes: [`extra${n}`] })
  expect([1, 2, 3].map(ofSection)).toEqual([true, false, false])
})

test('a receipt says whether the source may still replace a file of its edition', () => {
  const seen = { unconfirmed_since: `${MONDAY}T04:21:00.000Z` }
  const night = new Date(`${MONDAY}T05:00:00.000Z`)
  const log = logOf([section(MONDAY, 'DO3', seen)])
  expect(receiptOf(log, EVERYTHING, night).edicao).toEqual({ ...monday, provisoria: true })
  expect(receiptOf(log, { ...EVERYTHING, secoes: ['1'] }, night).edicao).toEqual(monday)
  expect(receiptOf(log, EVERYTHING, NOW).edicao).toEqual(monday)
})

test('a receipt tells the checked and the unchecked parts of an edition', () => {
  const log = logOf([section(MONDAY, 'DO3', { estado: 'parcial' })])
  const { provisoria: _, ...edition } = monday
  const checked = { ...edition, examinadas: ['DO1', 'DO2'], faltam: ['DO3'], raiz: null }
  expect(checkEdition(log, EDITIONS[0]!, EVERYTHING)).toEqual(checked)
  expect(checkEdition(log, EDITIONS[1]!, EVERYTHING).raiz).toBe(ROOTS.get(FRIDAY))
  const [from, to] = [new Date(`${MONDAY}T04:00:00.000Z`), NOW]
  expect(checkedBetween(log, EVERYTHING, { from, to })).toEqual([checked])
  expect(checkedBetween(log, EVERYTHING, { from: NOW, to: NOW })).toEqual([])
})
