import { expect, test } from 'vitest'
import { newAlert } from '../alerts/alert.ts'
import { Problem } from '../lib/errors/problem.ts'
import { rarityIn } from '../monitor/act-keys.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
import type { EventAct, FullEvent } from './full-event.ts'
import { createSubscriptions } from './subscriptions.ts'

const ACT = {
  id: 'pub_1',
  titulo: 'Portaria',
  conteudo_completo: 'Compra de pneus.',
  assinatura: '',
  orgao: 'Ministério de Teste',
  data_publicacao: '2024-03-18',
  secao: '3',
  edicao: '54',
  pagina: '1',
  resumo: '',
  ementa: '',
  secao_base: '3',
  tipo_ato: 'portaria',
  situacao: 'publicada',
} as EventAct
const HEAD = { seq: 1, id: 'evt_1', criado_em: '2024-03-18T12:00:00.000Z' }
const NEW_ACT: FullEvent = { ...HEAD, tipo: 'publicacao.nova', act: ACT }
const NEW_ROW = {
  ...HEAD,
  tipo: 'linha.nova',
  act: ACT,
  versao: 1,
  row: { tabela: 'normas', chaves: {}, seq: 0, versao: 1, linha: '{}' },
} as unknown as FullEvent // of which nothing asks for more

const made = { id: 'alr_1', conta_id: 'cta_1', now: new Date(HEAD.criado_em) }
const seeking = (consulta: string, linhas: WatchedRows | null) => ({
  alert: newAlert({ nome: 'Alerta', consulta, filtros: { linhas } }, made),
  termos: [],
})
const ACTS = seeking('pneus', null)
const ROWS = seeking('*', { tabela: 'normas', termo: 'pneus' })
const INVALID_ACTS = seeking('"', null)
const INVALID_ROWS = seeking('*', { tabela: 'normas', termo: '"' })

test.each([
  ['acts', ACTS, INVALID_ROWS, NEW_ACT],
  ['acts', ACTS, INVALID_ACTS, NEW_ACT],
  ['rows', ROWS, INVALID_ACTS, NEW_ROW],
  ['rows', ROWS, INVALID_ROWS, NEW_ROW],
])('an alert of %s stays as it was when its change cannot be read', (_of, before, after, event) => {
  const subscriptions = createSubscriptions(rarityIn([]), ({ termo }, leitura) => ({
    passes: () => true,
    acts: termo === undefined ? null : { ...INVALID_ACTS.alert.filtros, termos: [termo], leitura },
  }))
  subscriptions.setAlert(before)
  expect(subscriptions.matches(event)).toHaveLength(1)
  expect(() => subscriptions.setAlert(after)).toThrow(Problem)
  expect(subscriptions.matches(event)).toHaveLength(1)
})
