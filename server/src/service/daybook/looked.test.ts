import { expect, test } from 'vitest'
import { newAlert, patchAlert, withOtherWords } from '../../alerts/alert.ts'
import type { LookLog } from '../../gazette/ledger/receipt.ts'
import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import { type KnownDay, isUnrecorded, lookOf } from './looked.ts'

const DAY = '2026-03-16'
const at = (time: string) => new Date(`${DAY}T${time}:00.000Z`)
const YESTERDAY = new Date('2026-03-15T12:00:00.000Z')

const alert = newAlert(
  { nome: 'Nomes', consulta: 'silva', canais: { emails: ['a@exemplo.br'] } },
  { id: 'alr_1', conta_id: 'cta_1', now: YESTERDAY },
)

const sections: LookLog['sections'] = ['DO1', 'DO2', 'DO3'].map((pub_name) => ({
  data: DAY,
  pub_name,
  estado: 'completa',
  begun_at: at('08:00').toISOString(),
  whole_at: at('08:05').toISOString(),
  unconfirmed_since: null,
  in_silence: false,
}))
const day: KnownDay = {
  data: DAY,
  now: at('13:00'),
  reports: [],
  log: {
    pendingSince: null,
    sections,
    editions: [{ data: DAY, numero: '50', secoes: ['1', '2', '3'] }],
    roots: new Map(),
  },
}

test('what a steady alert found is recorded', () => {
  expect(isUnrecorded(alert, day)).toBe(false)
  expect(isUnrecorded({ ...alert, watching_since: null }, day)).toBe(false)
})

test('nobody had checked the day for words that came into a list later', () => {
  expect(isUnrecorded({ ...alert, ...withOtherWords(alert, at('12:00')) }, day)).toBe(true)
})

test('nor was anything recorded before an alert got its channel', () => {
  const unheard = { ...alert, canais: { webhooks: [], emails: [] } }
  expect(isUnrecorded(unheard, day)).toBe(true)
  const heard = patchAlert(unheard, { canais: { emails: ['a@exemplo.br'] } }, at('12:00'))
  expect(isUnrecorded(heard, day)).toBe(true)
})

test('records of old days are erased', () => {
  expect(isUnrecorded(alert, { ...day, now: new Date('2027-04-01T12:00:00.000Z') })).toBe(false)
  expect(isUnrecorded(alert, { ...day, now: new Date('2027-04-18T12:00:00.000Z') })).toBe(true)
})

test('an alert of extra editions alone is not sure while a regular section is not here', () => {
  const extraOnly = { ...alert, filtros: { ...alert.filtros, secoes: ['extra' as const] } }
  const lookAt = (...states: SectionReport['estado'][]) => {
    const reports = states.map(
      (estado, at) => ({ secao: ['1', '2', '3'][at], estado }) as SectionReport,
    )
    return lookOf(extraOnly, { ...day, reports }, true)
  }
  expect(lookAt('ausente', 'completa', 'falha')).toEqual({
    situacao: 'incompleto',
    faltam: ['1', '3'],
  })
  expect(lookAt('completa', 'completa', 'sem_edicao').situacao).toBe('sem_edicao')
})

test('an alert of tenders does not wait for a section that has none', () => {
  const states = { 1: 'completa', 2: 'ausente', 3: 'completa' } as const
  const reports = (['1', '2', '3'] as const).map(
    (secao) => ({ secao, secao_base: secao, estado: states[secao] }) as SectionReport,
  )
  const lookFor = (tabela: 'licitacoes' | 'pessoal') => {
    const filtros = { ...alert.filtros, linhas: { tabela } }
    return lookOf({ ...alert, filtros }, { ...day, reports }, true)
  }
  expect(lookFor('licitacoes')).toEqual({ situacao: 'conferido', faltam: [] })
  expect(lookFor('pessoal')).toEqual({ situacao: 'incompleto', faltam: ['2'] })
})
