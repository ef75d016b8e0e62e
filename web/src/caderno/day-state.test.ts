import { expect, test } from 'vitest'
import type { Caderno } from '../api/schema.ts'
import { dayStateOf, isLookedThrough } from './day-state.ts'

type Section = Caderno['secoes'][number]
type Look = Caderno['alertas'][number]['conferencia']['situacao']

const EDITION = [{ total_publicacoes: 3 }] as Caderno['edicoes']
const NOON = new Date('2024-03-15T12:00:00-03:00')
const NIGHT = new Date('2024-03-15T05:59:00-03:00')

const sections = (...states: Section['estado'][]) =>
  states.map((estado, at) => ({ estado, completa_em: `2024-03-15T0${at}:00:00.000Z` }) as Section)

function stateOf(states: Section['estado'][], edicoes: Caderno['edicoes'], now = NOON) {
  return dayStateOf({ data: '2024-03-15', secoes: sections(...states), edicoes }, now)
}

test('that there was no edition is said only where it is known', () => {
  expect(stateOf([], [])).toEqual({ state: 'unknown' })
  expect(stateOf(['sem_edicao'], [])).toEqual({ state: 'none' })
  expect(stateOf(['sem_edicao', 'ausente'], [])).toEqual({ state: 'missing' })
})

test('the edition of today is awaited until six, and missing from then on', () => {
  const absent: Section['estado'][] = ['ausente', 'pendente', 'ausente']
  expect(stateOf(absent, [], NIGHT)).toEqual({ state: 'awaited' })
  expect(stateOf(absent, [], NOON)).toEqual({ state: 'missing' })
  const tomorrow = new Date('2024-03-16T02:00:00-03:00')
  expect(stateOf(absent, [], tomorrow)).toEqual({ state: 'missing' })
})

test('a day is whole when all of its sections are, and no sooner', () => {
  expect(stateOf(['completa', 'sem_edicao', 'completa'], EDITION)).toMatchObject({
    state: 'whole',
    last: '2024-03-15T02:00:00.000Z',
  })
  expect(stateOf(['completa', 'falha'], EDITION)).toMatchObject({ state: 'part' })
  expect(stateOf([], EDITION)).toEqual({ state: 'part', lacking: [] })
})

test('a day was looked through if that was done for an alert that is on, and for each of them', () => {
  const isDone = (...looks: Look[]) =>
    isLookedThrough(looks.map((situacao) => ({ conferencia: { situacao, faltam: [] } })))
  expect(isDone()).toBe(false)
  expect(isDone('inativo')).toBe(false)
  expect(isDone('conferido', 'inativo')).toBe(true)
  expect(isDone('conferido', 'nao_conferido')).toBe(false)
  expect(isDone('conferido', 'incompleto')).toBe(false)
})
