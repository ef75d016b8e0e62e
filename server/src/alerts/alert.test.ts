import { expect, test } from 'vitest'
import { LITERAL, READING_VERSION } from '../search/reading/reading.ts'
import { alertView, newAlert, patchAlert } from './alert.ts'
import { NO_FILTER } from '../monitor/standing-filter.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const LATER = new Date('2026-03-10T12:00:00.000Z')
const made = { id: 'alr_1', conta_id: 'cta_1', now: NOW }

const alert = newAlert(
  {
    nome: 'Pregões',
    consulta: 'pregão',
    filtros: { secoes: ['3', '3'] },
    canais: { emails: ['a@exemplo.br'], webhooks: ['wh_1'] },
  },
  made,
)

test('absent fields have their defaults', () => {
  expect(alertView(alert, [], null)).toEqual({
    id: 'alr_1',
    chave: null,
    nome: 'Pregões',
    consulta: 'pregão',
    termos: [],
    listas: [],
    filtros: { linhas: null, ...NO_FILTER, secoes: ['3'] },
    leitura: READING_VERSION,
    canais: { webhooks: ['wh_1'], emails: ['a@exemplo.br'] },
    frequencia: 'imediata',
    hora: 8,
    avisar_vazio: false,
    ativo: true,
    criado_em: NOW.toISOString(),
    atualizado_em: NOW.toISOString(),
    enderecos: [],
    conferido_ate: null,
    boletins: [],
    encontrados_sem_canal: 0,
  })
})

test.each([
  [{}, {}],
  [
    { nome: 'Outro', ativo: false },
    { nome: 'Outro', ativo: false },
  ],
  [
    { filtros: { orgaos: ['A', 'A'] } },
    { filtros: { linhas: null, ...NO_FILTER, secoes: ['3'], orgaos: ['A'] } },
  ],
  [
    { filtros: { secoes: null, valor_max: 0 } },
    { filtros: { linhas: null, ...NO_FILTER, valor_max: 0 } },
  ],
  [{ filtros: null }, { filtros: { linhas: null, ...NO_FILTER } }],
  [{ filtros: { literal: null } }, { filtros: { linhas: null, ...NO_FILTER, secoes: ['3'] } }],
  [{ canais: { emails: [] } }, { canais: { webhooks: ['wh_1'], emails: [] } }],
  [{ canais: null }, { canais: { webhooks: [], emails: [] } }],
  [
    { frequencia: 'diaria' as const, hora: 0 },
    { frequencia: 'diaria', hora: 0 },
  ],
])('merge patch %j', (patch, changed) => {
  const after = { ...alert, ...changed, atualizado_em: LATER.toISOString() }
  const { watching_since, ...patched } = patchAlert(alert, patch, LATER)
  expect({ ...patched, watching_since: alert.watching_since }).toEqual(after)
  const isSame = JSON.stringify(patched.filtros) === JSON.stringify(alert.filtros)
  expect(watching_since).toBe((isSame ? NOW : LATER).toISOString())
})

test('reactivation and a new query restart the time since which acts are checked', () => {
  const inactive = patchAlert(alert, { ativo: false }, NOW)
  expect(patchAlert(inactive, { ativo: true }, LATER).watching_since).toBe(LATER.toISOString())
  expect(patchAlert(alert, { consulta: 'leilão' }, LATER).watching_since).toBe(LATER.toISOString())
  const older = { ...alert, watching_since: null }
  expect(patchAlert(older, { nome: 'Outro' }, LATER).watching_since).toBe(NOW.toISOString())
})

test('a literal alert is read literally, and by the current reading once it no longer is', () => {
  const literal = patchAlert(alert, { filtros: { literal: true } }, LATER)
  expect(literal.leitura).toBe(LITERAL)
  expect(patchAlert(literal, { consulta: 'outra' }, LATER).leitura).toBe(LITERAL)
  const { leitura } = patchAlert(literal, { filtros: { literal: false } }, LATER)
  expect(leitura).toBe(READING_VERSION)
})

test.each([
  [{ nome: 'Outro', consulta: 'pregão', filtros: { secoes: null } }, LITERAL],
  [{ consulta: 'pregões' }, READING_VERSION],
  [{ filtros: { orgaos: ['ANVISA'] } }, READING_VERSION],
])('an alert older than readings is read by version %i after %j', (patch, leitura) => {
  const saved = { ...alert, leitura: LITERAL }
  expect(patchAlert(saved, patch, LATER).leitura).toBe(leitura)
})
