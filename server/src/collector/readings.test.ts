import { describe, expect, test } from 'vitest'
import { at } from './_facts.ts'
import { type ReadingFacts, type SectionReading, planReading } from './readings.ts'

const NOW = at('2026-03-20 08:00')
const section = (data: string, other: Partial<SectionReading> = {}): SectionReading => ({
  data,
  pubName: 'DO1',
  publicacoes: 10,
  last: null,
  retryAt: null,
  ...other,
})
const plan = (sections: SectionReading[], other: Partial<ReadingFacts> = {}) =>
  planReading(NOW, { failures: 0, retryAt: null, sections, ...other })
const had = (when: string, enderecos: number, times = 1, publicacoes = 10) => ({
  last: { at: at(when), times, publicacoes, enderecos },
})

describe('planReading', () => {
  test('an empty archive reads nothing', () => {
    expect(plan([])).toEqual({ kind: 'wait', until: null })
  })

  test('new sections are read at once, newest first', () => {
    expect(plan([section('2026-03-19'), section('2026-03-20')])).toEqual({
      kind: 'read',
      data: '2026-03-20',
      pubName: 'DO1',
    })
  })

  test('every act has its permalink: done', () => {
    expect(plan([section('2026-03-20', had('2026-03-20 02:00', 10))])).toEqual({
      kind: 'wait',
      until: null,
    })
  })

  test('some lack it: again after 6 hours, after 24 more, and no more', () => {
    const lacking = (times: number) =>
      plan([section('2026-03-20', had('2026-03-20 03:00', 9, times))])
    expect(lacking(1)).toEqual({ kind: 'wait', until: at('2026-03-20 09:00') })
    expect(lacking(2)).toEqual({ kind: 'wait', until: at('2026-03-21 03:00') })
    expect(lacking(3)).toEqual({ kind: 'wait', until: null })
    expect(plan([section('2026-03-20', had('2026-03-20 01:00', 9))])).toMatchObject({
      kind: 'read',
    })
  })

  test('new acts are a reason to read again', () => {
    expect(plan([section('2026-03-20', had('2026-03-20 07:59', 9, 3, 9))])).toMatchObject({
      kind: 'read',
    })
  })

  test('after a failure the portal rests, and then other sections come before the failed one', () => {
    const retryAt = at('2026-03-20 08:10')
    const failed = section('2026-03-20', { retryAt: at('2026-03-20 08:11') })
    expect(plan([failed], { retryAt })).toEqual({ kind: 'wait', until: retryAt })
    expect(plan([failed, section('2026-03-19')])).toMatchObject({ data: '2026-03-19' })
  })
})
