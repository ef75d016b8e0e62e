import { expect, test } from 'vitest'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import { newBulletin, patchBulletin, replaceBulletin } from './bulletin.ts'

const NOW = brasiliaInstant('2024-03-15', '12:00') // a Friday
const LATER = brasiliaInstant('2024-03-15', '13:00')
const made = { id: 'bol_1', conta_id: 'cta_1', now: NOW }
const bulletin = newBulletin({ nome: 'Compras', alertas: ['alr_1', 'alr_1', 'alr_2'] }, made)
const slot = (date: string, time: string) => brasiliaInstant(date, time).getTime()

test('a new one goes out at eight of the next day', () => {
  expect(bulletin).toMatchObject({
    alertas: ['alr_1', 'alr_2'],
    frequencia: 'diaria',
    due_at: slot('2024-03-16', '08:00'),
    since: NOW.getTime(),
  })
})

test('another schedule gives another time; other changes do not', () => {
  const weekly = patchBulletin(bulletin, { frequencia: 'semanal', hora: 7 }, LATER)
  expect(weekly.due_at).toBe(slot('2024-03-18', '07:00'))
  const named = patchBulletin(bulletin, { nome: 'Outro', destinatarios: null }, LATER)
  expect(named).toMatchObject({ due_at: bulletin.due_at, destinatarios: [], nome: 'Outro' })
})

test('one that was inactive begins anew, and one with another alert gathers all only since then', () => {
  const paused = patchBulletin(bulletin, { ativo: false }, NOW)
  expect(paused).toMatchObject({ due_at: null, since: bulletin.since })
  const back = patchBulletin(paused, { ativo: true }, LATER)
  expect(back).toMatchObject({
    due_at: bulletin.due_at,
    since: LATER.getTime(),
    gathering_since: LATER.toISOString(),
  })
  const more = patchBulletin(bulletin, { alertas: ['alr_3'] }, LATER)
  expect(more).toMatchObject({ since: bulletin.since, gathering_since: LATER.toISOString() })
  const fewer = patchBulletin(bulletin, { alertas: ['alr_2'] }, LATER)
  expect(fewer.gathering_since).toBe(bulletin.gathering_since)
})

test('a whole description gives what is absent its default, but does not wake it', () => {
  const paused = patchBulletin({ ...bulletin, hora: 5 }, { ativo: false }, NOW)
  const after = replaceBulletin(paused, { nome: 'Compras', alertas: ['alr_1'] }, LATER)
  expect(after).toMatchObject({ hora: 8, ativo: false, due_at: null })
  expect(replaceBulletin(after, { nome: 'Compras', alertas: ['alr_1'] }, NOW)).toBe(after)
})
