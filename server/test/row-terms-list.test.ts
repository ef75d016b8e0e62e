import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { openArchive } from '../src/embedded/archive.ts'
import type { WatchedRows } from '../src/monitor/watched-rows.ts'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import { createTermQuestion } from '../src/service/push/ask-terms.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createTermStore } from '../src/store/push/term-events.ts'
import { row, text } from '../src/store/rows.ts'
import { ACTS_WITH_ROWS } from './_acts-with-rows.ts'
import { importArticles } from './_api.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi()
  await importArticles(api.dataDir, ACTS_WITH_ROWS, false)
})
afterAll(() => api[Symbol.asyncDispose]())

const ownerRow = row({ conta_id: text })

/** Asks once for what the webhook wants, at the API's time. */
async function ask(id: string, linhas: WatchedRows): Promise<void> {
  using archive = openArchive(api.dataDir)
  const { sql } = archive
  const clock = () => new Date(api.time.now)
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', clock(), clock())
  const { conta_id } = (await sql.one(ownerRow, 'SELECT conta_id FROM webhooks WHERE id = $1', [
    id,
  ]))!
  const question = createTermQuestion({
    store: createTermStore(sql, clock, KEYS_PER_DAY),
    clock,
    onDefect(what, error) {
      throw new Error(what, { cause: error })
    },
  })
  const filtros = { ...NO_FILTER, termos: [], linhas }
  const webhook = { id, conta_id, eventos: ['linha.prazo'], filtros, leitura: READING_VERSION }
  while (await question.step([webhook], fence!));
}

const ASKED: [day: string, rows: number, linhas: WatchedRows][] = [
  ['2024-07-01', 1, { tabela: 'contratos', vigencia_fim_em_dias: 90 }],
  ['2024-07-01', 0, { tabela: 'contratos', vigencia_fim_em_dias: 77 }],
  ['2024-12-20', 1, { tabela: 'contratos', fornecedor_ni: ['11222333'], vigencia_fim_em_dias: 90 }],
  ['2024-12-20', 0, { tabela: 'contratos', termo: 'zebra', vigencia_fim_em_dias: 90 }],
  ['2024-03-19', 2, { tabela: 'licitacoes', modalidade: ['pregao'], abertura_em_dias: 15 }],
  ['2024-03-20', 1, { tabela: 'licitacoes', termo: 'notebooks', abertura_em_dias: 5 }],
]

test.each(ASKED)(
  'on %s %i rows are told that the list finds with %j',
  async (day, count, linhas) => {
    api.time.now = Date.parse(`${day}T15:00:00Z`)
    const { id } = await api.create({ eventos: ['linha.prazo'], filtros: { linhas } })
    await ask(id, linhas)
    await ask(id, linhas)
    const { tabela, ...asked } = linhas
    const ordem = tabela === 'contratos' ? 'vigencia_fim' : 'abertura'
    const query = new URLSearchParams({ ordem })
    for (const [name, value] of Object.entries(asked))
      for (const each of [value].flat()) query.append(name, String(each))
    const listed = (await api.get(`/${tabela}?${query.toString()}`)).json.dados.resultados
    const told = await api.call('GET', `/eventos?tipo=linha.prazo&webhook=${id}`)
    const { resultados } = told.json.dados
    expect(listed).toHaveLength(count)
    expect(resultados.map(({ dados }: { dados: { linha: object } }) => dados.linha)).toEqual(listed)
  },
)
