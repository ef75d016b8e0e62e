import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../src/lib/crypto/ids.ts'
import { addHours, recordError } from '../src/store/push/webhook-hours.ts'
import { openArchive } from '../src/embedded/archive.ts'
import type { AttemptError } from '../src/webhooks/attempt-error.ts'
import { DELIVERY_STATUSES } from '../src/webhooks/delivery.ts'
import { EVENT_TYPES } from '../src/webhooks/message/delivery-request.ts'
import { tallyHours, tallyOf } from '../src/webhooks/hour-tally.ts'
import { acts } from './_acts.ts'
import { storedRows } from './_archive.ts'
import { isOurs } from './_verify-delivery.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

const HOUR_MS = 3_600_000

let api: WebhookApi
beforeAll(async () => void (api = await startWebhookApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver that keeps what it gets and answers with `status`. */
async function receiver(status = 200, answer = 'recebido') {
  const received: Received[] = []
  const url = await api.receiver((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end(answer)
    })
  })
  return { url, received }
}

interface Row {
  status?: string
  tipo?: string
  origem?: string
  criado_em?: string
  due_at?: number | null
  concluido_em?: string | null
}

/** Inserts deliveries, as the monitor and the dispatcher would; returns their ids. */
async function insertDeliveries(webhookId: string, rows: Row[]): Promise<string[]> {
  using archive = openArchive(api.dataDir)
  const ids: string[] = []
  for (const row of rows) {
    const id = newId('dlv', Date.now())
    const { status = 'entregue', tipo = 'publicacao.nova', origem = 'automatica' } = row
    const { criado_em = '2024-03-15T12:00:00.000Z', due_at = null, concluido_em = null } = row
    const values = [tipo, origem, status, criado_em, due_at, concluido_em]
    await archive.sql.run(
      `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, criado_em, due_at,
         concluido_em, body) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, newId('evt', Date.now()), webhookId, ...values, Buffer.from('{}')],
    )
    ids.push(id)
  }
  return ids
}

test('of a message that told several deliveries, each shows the message and names all of them', async () => {
  const { id } = await api.create({ url: 'https://discord.com/api/webhooks/1/x' })
  const data = JSON.stringify({
    tipo: 'edicao.publicada',
    dados: { edicao: { numero: '52', data: '2024-03-15', secoes: ['1'] } },
  })
  const ids = await insertDeliveries(id, [{}, {}, {}])
  const [first, second, alone] = ids
  {
    using archive = openArchive(api.dataDir)
    const at = '2024-03-15T12:00:00.000Z'
    await archive.sql.run('UPDATE deliveries SET tentativas = 1, body = $1 WHERE webhook_id = $2', [
      Buffer.from(data),
      id,
    ])
    for (const delivery of ids)
      await archive.sql.run(
        'INSERT INTO attempts (delivery_id, numero, iniciada_em, duracao_ms, mensagem) VALUES ($1, 1, $2, 5, $3)',
        [delivery, at, delivery === alone ? null : first!],
      )
  }
  const request = async (delivery: string) =>
    (await api.call('GET', `/webhooks/${id}/deliveries/${delivery}`)).json.dados.requisicao
  expect((await request(second!)).entregas).toEqual([first, second])
  expect(JSON.parse((await request(first!)).corpo).embeds).toHaveLength(2)
  expect((await request(alone!)).entregas).toEqual([alone])
  expect(JSON.parse((await request(alone!)).corpo).content).toBeUndefined()
})

describe('POST /webhooks/{webhook_id}/test', () => {
  test.each(EVENT_TYPES)('%s is sent at once, and is what was announced', async (tipo) => {
    const { url, received } = await receiver()
    const { id } = await api.create({ url, filtros: { termos: ['comitê', 'decreto'] } })
    const { status, json } = await api.call('POST', `/webhooks/${id}/test`, { tipo })
    expect(status).toBe(200)
    expect(json.dados).toMatchObject({
      webhook_id: id,
      tipo,
      origem: 'teste',
      status: 'entregue',
      tentativas: 1,
      ultimo_status_http: 200,
      ultimo_erro: null,
      proxima_tentativa_em: null,
    })
    expect(received).toHaveLength(1)
    const { headers, body } = received[0]!
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': tipo,
      'x-service-delivery': json.dados.id,
      'x-service-attempt': '1',
    })
    const event = JSON.parse(body)
    expect(event).toEqual({
      id: json.dados.evento_id,
      tipo,
      criado_em: json.dados.criado_em,
      webhook_id: id,
      dados: expect.objectContaining({ teste: true }),
    })
    // The example of a row is invented with its act.
    const termos_correspondentes = tipo.startsWith('linha.') ? [] : ['comitê']
    expect(event.dados).toMatchObject(
      tipo === 'edicao.publicada'
        ? { edicao: { numero: '55', tipo: 'normal', total_publicacoes: 45 } }
        : { publicacao: { secao: '3', termos_correspondentes } },
    )
    const { publicacao: act, edicao } = event.dados
    const listed = await api.call('GET', `/webhooks/${id}/deliveries`)
    expect(listed.json.dados.resultados).toEqual([json.dados])
    expect(json.dados).toMatchObject({
      ultima_duracao_ms: expect.any(Number),
      publicacao: act
        ? { id: act.id, titulo: act.titulo, secao: '3', data_publicacao: act.data_publicacao }
        : null,
      edicao: edicao ? { numero: edicao.numero, data: edicao.data } : null,
    })
  })

  test('the archive’s newest act is the example', async () => {
    const { url, received } = await receiver()
    const { id } = await api.create({ url })
    await api.call('POST', `/webhooks/${id}/test`, { tipo: 'publicacao.nova' })
    const { json } = await api.get('/buscar?termo=*&ordem=recentes&limite=1')
    const { publicacao } = JSON.parse(received[0]!.body).dados
    const { sha256: _, ...act } = json.dados.resultados[0]
    expect(publicacao).toEqual({ ...act, termos_correspondentes: [], trechos: [] })
  })

  test('works while inactive, leaves the webhook as it was, and counts nowhere', async () => {
    const { url } = await receiver(500)
    const { id } = await api.create({ url, ativo: false })
    const before = (await api.call('GET', `/webhooks/${id}`)).json.dados
    const { json } = await api.call('POST', `/webhooks/${id}/test`, { tipo: 'alerta.match' })
    expect(json.dados).toMatchObject({
      status: 'falhou',
      ultimo_status_http: 500,
      ultimo_erro: 'status_http',
      proxima_tentativa_em: null,
    })
    expect((await api.call('GET', `/webhooks/${id}`)).json.dados).toEqual(before)
    const statistics = await api.call('GET', `/webhooks/${id}/estatisticas`)
    expect(statistics.json.dados).toMatchObject({
      tentativas: { sucessos: 0, falhas: 0, taxa_sucesso: null },
      erros_recentes: [],
    })
    const events = await api.call('GET', '/eventos')
    expect(events.json.dados.resultados).toEqual([])
  })

  test('without a receiver the answer says so', async () => {
    const { id } = await api.create({ url: 'https://localhost:1/' })
    const { status, json } = await api.call('POST', `/webhooks/${id}/test`, {
      tipo: 'publicacao.nova',
    })
    expect(status).toBe(200)
    expect(json.dados).toMatchObject({
      status: 'falhou',
      ultimo_status_http: null,
      ultimo_erro: 'conexao_recusada',
    })
  })

  test.each([
    [undefined, 'corpo'],
    [{}, 'tipo'],
    [{ tipo: 'publicacao.velha' }, 'tipo'],
    [{ tipo: 'publicacao.nova', agora: true }, 'agora'],
  ])('%j is refused', async (body, campo) => {
    const { id } = await api.create()
    const { status, json } = await api.call('POST', `/webhooks/${id}/test`, body)
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
    expect(json.erro.detalhes).toMatchObject([{ campo }])
  })
})

describe('signatures', () => {
  const seconds = () => Math.floor(api.time.now / 1_000)

  test.each([undefined, 'um segredo do cliente'])(
    'a delivery over TLS is ours by either header; secret: %s',
    async (secret) => {
      const { url, received } = await receiver()
      const made = await api.create({ url, ...(secret && { secret }) })
      await api.call('POST', `/webhooks/${made.id}/test`, { tipo: 'publicacao.nova' })
      const { headers, body } = received[0]!
      const key = secret ?? made.secret!
      expect(isOurs(Buffer.from(body), headers, key, seconds())).toBe(true)
      expect(isOurs(Buffer.from(`${body} `), headers, key, seconds())).toBe(false)
      expect(isOurs(Buffer.from(body), headers, `${key}x`, seconds())).toBe(false)

      const library = secret
        ? new Webhook(Buffer.from(secret), { format: 'raw' })
        : new Webhook(made.secret!)
      const given = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      )
      expect(library.verify(body, given)).toEqual(JSON.parse(body))
      expect(() => library.verify(`${body} `, given)).toThrow('No matching signature')
    },
  )

  test('during a rotation both secrets verify; after the grace period only the new one', async () => {
    const { url, received } = await receiver()
    const { id, secret: old } = await api.create({ url })
    const rotation = await api.call('POST', `/webhooks/${id}/secret`, { carencia_horas: 1 })
    const { secret } = rotation.json.dados
    const send = async () => {
      await api.call('POST', `/webhooks/${id}/test`, { tipo: 'publicacao.nova' })
      return received.at(-1)!
    }
    const during = await send()
    const verdict = ({ headers, body }: Received, key: string) =>
      isOurs(Buffer.from(body), headers, key, seconds())
    expect([verdict(during, old!), verdict(during, secret)]).toEqual([true, true])
    expect(during.headers).toHaveProperty('x-service-signature-next')
    const library = during.headers as Record<string, string>
    for (const key of [old!, secret])
      expect(new Webhook(key).verify(during.body, library)).toMatchObject({ webhook_id: id })

    api.time.now += HOUR_MS
    const after = await send()
    expect([verdict(after, old!), verdict(after, secret)]).toEqual([false, true])
    expect(after.headers).not.toHaveProperty('x-service-signature-next')
  })

  const VECTORS = join(import.meta.dirname, '../../spec/vectors/signature.json')
  const vectors: {
    name: string
    secret: string
    now: number
    headers: Record<string, string>
    body: string
    valid: boolean
  }[] = JSON.parse(readFileSync(VECTORS, 'utf8')).cases

  test.each(vectors)('vector: $name', ({ headers, secret, now, body, valid }) => {
    const lower = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    expect(isOurs(Buffer.from(body), lower, secret, now)).toBe(valid)
  })
})

describe('GET /webhooks/{webhook_id}/deliveries', () => {
  let list: string
  let ids: string[]
  beforeAll(async () => {
    const { id } = await api.create()
    list = `/webhooks/${id}/deliveries`
    ids = await insertDeliveries(id, [
      { criado_em: '2024-03-14T12:00:00.000Z' },
      { criado_em: '2024-03-15T02:59:59.999Z', status: 'falhou' },
      { criado_em: '2024-03-15T03:00:00.000Z', status: 'falhou', tipo: 'edicao.publicada' },
      { criado_em: '2024-03-15T12:00:00.000Z', status: 'pendente', due_at: 1_710_504_060_000 },
    ])
  })

  test('newest first, in pages', async () => {
    const all = await api.call('GET', list)
    expect(all.json.dados).toMatchObject({ total: 4, pagina: 1, limite: 20, total_paginas: 1 })
    expect(all.json.dados.resultados.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
    expect(all.json.dados.resultados[0]).toMatchObject({
      status: 'pendente',
      proxima_tentativa_em: '2024-03-15T12:01:00.000Z',
    })
    const second = await api.call('GET', `${list}?limite=3&pagina=2`)
    expect(second.json.dados).toMatchObject({
      total: 4,
      total_paginas: 2,
      resultados: [{ id: ids[0] }],
    })
    const beyond = await api.call('GET', `${list}?pagina=9`)
    expect(beyond.json.dados).toMatchObject({ total: 4, resultados: [] })
  })

  test.each([
    ['status=falhou', [2, 1]],
    ['tipo=edicao.publicada', [2]],
    ['status=falhou&tipo=publicacao.nova', [1]],
    ['status=suspensa', []],
    ['desde=2024-03-15', [3, 2]],
    ['ate=2024-03-14', [1, 0]],
    ['desde=2024-03-15&ate=2024-03-15', [3, 2]],
    ['desde=2024-03-15T02:59:59.999Z&ate=2024-03-15T00:00:00-03:00', [2, 1]],
    ['status=&desde=&ate=', [3, 2, 1, 0]],
  ])('%s', async (query, expected) => {
    const { json } = await api.call('GET', `${list}?${query}`)
    expect(json.dados.resultados.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual(expected)
    expect(json.dados.total).toBe(expected.length)
  })

  test('all of each status and type, in pages, newest first', async () => {
    const { id } = await api.create()
    const rows = [...DELIVERY_STATUSES, ...DELIVERY_STATUSES, 'entregue'].flatMap((status) =>
      (['publicacao.nova', 'edicao.publicada'] as const).map((tipo) => ({ status, tipo })),
    )
    const made = await insertDeliveries(
      id,
      rows.map((row) => ({ ...row, due_at: row.status === 'pendente' ? Date.now() + 1e9 : null })),
    )
    for (const status of DELIVERY_STATUSES)
      for (const tipo of [undefined, 'publicacao.nova'] as const) {
        const expected = made
          .filter((_, i) => rows[i]!.status === status && [undefined, rows[i]!.tipo].includes(tipo))
          .toReversed()
        const { json } = await api.call(
          'GET',
          `/webhooks/${id}/deliveries?status=${status}&tipo=${tipo ?? ''}&limite=1&pagina=2`,
        )
        const { total, resultados } = json.dados
        expect([status, total, resultados[0].id]).toEqual([status, expected.length, expected[1]])
      }
  })

  test.each([
    ['status=entregues', 'status'],
    ['tipo=nova', 'tipo'],
    ['desde=ontem', 'desde'],
    ['ate=2024-03-15T12:00', 'ate'],
    ['desde=2024-03-15T12:00:00+03:00', 'desde'],
    ['desde=2024-03-16&ate=2024-03-15', 'desde'],
    ['limite=101', 'limite'],
    ['pagina=0', 'pagina'],
    ['cursor=1', 'cursor'],
  ])('%s is refused', async (query, campo) => {
    const { status, json } = await api.call('GET', `${list}?${query}`)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, campo])
  })
})

describe('GET /webhooks/{webhook_id}/deliveries/{delivery_id}', () => {
  test('has the attempts, the request, and the response', async () => {
    const { url, received } = await receiver(503, 'Volte mais tarde: às 9h')
    const { id } = await api.create({ url })
    const { json } = await api.call('POST', `/webhooks/${id}/test`, { tipo: 'publicacao.nova' })
    const path = `/webhooks/${id}/deliveries/${json.dados.id}`
    const detail = await api.call('GET', path)
    expect(detail.status).toBe(200)
    const { historico, requisicao, ...delivery } = detail.json.dados
    expect(delivery).toEqual(json.dados)
    expect(historico).toEqual([
      {
        numero: 1,
        iniciada_em: json.dados.criado_em,
        duracao_ms: expect.any(Number),
        status_http: 503,
        erro: 'status_http',
        ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
        resposta: 'Volte mais tarde: às 9h',
      },
    ])
    expect(requisicao.corpo).toBe(received[0]!.body)
    for (const [name, value] of Object.entries(requisicao.cabecalhos))
      expect([name, received[0]!.headers[name.toLowerCase()]]).toEqual([name, value])
    const list = await api.call('GET', `/webhooks/${id}/deliveries`)
    expect(list.json.dados.resultados).toEqual([delivery])
  })

  test('another webhook’s is unknown', async () => {
    const [one, two] = [await api.create(), await api.create()]
    const [delivery] = await insertDeliveries(one.id, [{}])
    for (const path of [
      `/webhooks/${two.id}/deliveries/${delivery}`,
      `/webhooks/${one.id}/deliveries/x`,
    ]) {
      const { status, json } = await api.call('GET', path)
      expect([status, json.erro.detalhes[0]?.campo]).toEqual([404, 'delivery_id'])
    }
  })
})

describe('POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry', () => {
  test.each(['entregue', 'falhou'])(
    'of one that is %s: it waits for its attempt',
    async (status) => {
      const { id } = await api.create()
      const [delivery] = await insertDeliveries(id, [
        { status, concluido_em: '2024-03-15T12:00:00.000Z' },
      ])
      const wakes = api.wakes.count
      const retry = await api.call('POST', `/webhooks/${id}/deliveries/${delivery}/retry`)
      expect(retry.status).toBe(202)
      const told = `SELECT tipo FROM audit_trail WHERE alvo_id = '${delivery}'`
      expect(await storedRows(api.dataDir, told)).toEqual([{ tipo: 'entrega_repetida' }])
      expect(retry.json.dados).toMatchObject({
        id: delivery,
        status: 'pendente',
        proxima_tentativa_em: new Date(api.time.now).toISOString(),
        concluido_em: null,
      })
      expect(api.wakes.count).toBe(wakes + 1)
    },
  )

  test.each([
    ['enviando', 'automatica', 'em curso'],
    ['entregue', 'teste', 'teste'],
  ])('of one that is %s (%s): not now', async (status, origem, reason) => {
    const { id } = await api.create()
    const [delivery] = await insertDeliveries(id, [{ status, origem }])
    const retry = await api.call('POST', `/webhooks/${id}/deliveries/${delivery}/retry`)
    expect([retry.status, retry.json.erro.codigo]).toEqual([409, 'conflito'])
    expect(retry.json.erro.mensagem).toContain(reason)
    const { json } = await api.call('GET', `/webhooks/${id}/deliveries/${delivery}`)
    expect(json.dados).toMatchObject({ status })
  })

  test('while the webhook is inactive: not now', async () => {
    const { id } = await api.create({ ativo: false })
    const [delivery] = await insertDeliveries(id, [{ status: 'falhou' }])
    const { status, json } = await api.call('POST', `/webhooks/${id}/deliveries/${delivery}/retry`)
    expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
    expect(json.erro.mensagem).toContain('inativo')
  })
})

describe('GET /webhooks/{webhook_id}/estatisticas', () => {
  /** Records attempts as the dispatcher does: hours ago, milliseconds, HTTP status, error. */
  async function record(
    webhookId: string,
    attempts: [hoursAgo: number, ms: number, status: number | null, erro: AttemptError | null][],
  ): Promise<void> {
    using archive = openArchive(api.dataDir)
    const ended = attempts.map(([hoursAgo, ms, status_http, erro], index) => ({
      webhookId,
      deliveryId: `dlv_${index}`,
      numero: 1,
      endedAt: api.time.now - hoursAgo * HOUR_MS,
      status_http,
      erro,
      tally: tallyOf({
        succeeded: erro === null,
        answeredAfterMs: status_http === null ? null : ms,
        concluded: erro === null ? 'entregue' : null,
      }),
    }))
    await addHours(archive.sql, tallyHours(ended))
    for (const { erro, ...attempt } of ended)
      if (erro !== null) await recordError(archive.sql, { ...attempt, erro })
  }

  test('sums up, in all and hour by hour', async () => {
    const { id } = await api.create()
    await record(id, [
      [0, 100, 200, null],
      [0, 300, 204, null],
      [1, 200, 503, 'status_http'],
      [2, 5_000, null, 'tempo_esgotado'],
      [30, 100, 200, null],
      [24 * 29, 100, 200, null],
      [24 * 31, 100, 200, null],
    ])
    const { status, json } = await api.call('GET', `/webhooks/${id}/estatisticas`)
    expect(status).toBe(200)
    const { horas, erros_recentes, ...sums } = json.dados
    expect(sums).toMatchObject({
      webhook_id: id,
      periodo: '24h',
      ate: new Date(api.time.now).toISOString(),
      entregas: { entregues: 2, falhas: 0, taxa_sucesso: 1 },
      tentativas: { sucessos: 2, falhas: 2, taxa_sucesso: 0.5 },
      tempo_resposta: { media_ms: 200 },
    })
    expect(horas).toHaveLength(24)
    expect(horas[0].hora).toBe(sums.desde)
    expect(horas.at(-1)).toMatchObject({
      entregas: { entregues: 2 },
      tempo_resposta: { media_ms: 200 },
    })
    expect(horas.at(-2)).toMatchObject({ tentativas: { sucessos: 0, falhas: 1, taxa_sucesso: 0 } })
    expect(horas.at(-4)).toMatchObject({
      tentativas: { sucessos: 0, falhas: 0, taxa_sucesso: null },
      tempo_resposta: { media_ms: null, p95_ms: null },
    })
    expect(erros_recentes).toEqual([
      expect.objectContaining({ erro: 'status_http', quantidade: 1, ultimo_status_http: 503 }),
      expect.objectContaining({ erro: 'tempo_esgotado', ultima_entrega_id: 'dlv_3' }),
    ])
    const week = await api.call('GET', `/webhooks/${id}/estatisticas?periodo=7d`)
    expect(week.json.dados.entregas.entregues).toBe(3)
    const month = await api.call('GET', `/webhooks/${id}/estatisticas?periodo=30d`)
    expect(month.json.dados.entregas.entregues).toBe(4)
    expect(month.json.dados.horas).toHaveLength(720)
  })

  test('of errors, the last 20', async () => {
    const { id } = await api.create()
    const old = Array.from({ length: 15 }, (): [number, number, null, AttemptError] => [
      3,
      1,
      null,
      'dns',
    ])
    const recent = Array.from({ length: 18 }, (): [number, number, null, AttemptError] => [
      1,
      1,
      null,
      'tls',
    ])
    await record(id, [...old, ...recent])
    const { json } = await api.call('GET', `/webhooks/${id}/estatisticas`)
    expect(json.dados.erros_recentes).toMatchObject([
      { erro: 'tls', quantidade: 18 },
      { erro: 'dns', quantidade: 2 },
    ])
  })

  test('another period is refused', async () => {
    const { id } = await api.create()
    const { status, json } = await api.call('GET', `/webhooks/${id}/estatisticas?periodo=90d`)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'periodo'])
  })
})
