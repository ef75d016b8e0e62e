import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MONDAY, TUESDAY, acts } from './_acts.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi(acts, { ARAUTO_ALERT_LIMIT: '3', ARAUTO_FILTER_LIMIT: '400000' })
})
afterAll(() => api[Symbol.asyncDispose]())

const itemsOf = (...termos: string[]) => termos.map((termo) => ({ termo }))
const NAMES = { nome: 'Nomes', itens: itemsOf('"João da Silva"', 'Maria') }

/** Makes a list, until the test ends. */
async function made(body: object = NAMES) {
  const { status, json, headers } = await api.call('POST', '/listas', body)
  expect([status, json.erro]).toEqual([201, undefined])
  expect(headers.location).toBe(`/api/v1/listas/${json.dados.id}`)
  onTestFinished(async () => void (await api.call('DELETE', `/listas/${json.dados.id}`)))
  return json.dados
}

async function alertWith(fields: object) {
  const { status, json } = await api.call('POST', '/alertas', { nome: 'Alerta', ...fields })
  expect([status, json.erro]).toEqual([201, undefined])
  onTestFinished(async () => void (await api.call('DELETE', `/alertas/${json.dados.id}`)))
  return json.dados
}

const termosOf = async (id: string) =>
  (await api.call('GET', `/listas/${id}`)).json.dados.itens.map(
    ({ termo }: { termo: string }) => termo,
  )

const send = (chave: string, body: string | Buffer, type = 'text/plain', query = '') =>
  api.call('PUT', `/listas/chave/${chave}/itens${query}`, body, { 'content-type': type })

describe('a list', () => {
  test('is created, read, listed, changed and deleted', async () => {
    const { id } = await made({ ...NAMES, chave: 'nomes' })
    expect(id).toMatch(/^lst_[0-9A-HJKMNP-TV-Z]{26}$/)
    const { itens, ...listed } = (await api.call('GET', `/listas/${id}`)).json.dados
    expect(itens).toEqual(NAMES.itens.map(({ termo }) => ({ termo, grupo: null })))
    expect(listed).toMatchObject({
      chave: 'nomes',
      nome: 'Nomes',
      total: 2,
      versao: 1,
      alertas: [],
    })
    expect((await api.call('GET', '/listas')).json.dados).toEqual([listed])

    const body = { adicionar: [{ termo: 'Ana', grupo: 'chefia' }], remover: ['Maria', 'ninguém'] }
    const changed = (await api.call('PATCH', `/listas/${id}`, body)).json.dados
    expect(changed).toMatchObject({ total: 2, versao: 2, novos: 1, removidos: 1, iguais: 1 })
    expect(await termosOf(id)).toEqual(['"João da Silva"', 'Ana'])
    await api.call('PATCH', `/listas/${id}`, { itens: itemsOf('só'), nome: 'Outro' })
    expect(await termosOf(id)).toEqual(['só'])

    expect((await api.call('DELETE', `/listas/${id}`)).status).toBe(204)
    expect((await api.call('GET', `/listas/${id}`)).status).toBe(404)
    expect((await api.call('PATCH', `/listas/${id}`, { nome: 'x' })).status).toBe(404)
  })

  test('of another account is not found', async () => {
    const { id } = await made()
    expect((await api.asAnother('GET', `/listas/${id}`)).status).toBe(404)
    expect((await api.asAnother('DELETE', `/listas/${id}`)).status).toBe(404)
    expect((await api.asAnother('GET', '/listas')).json.dados).toEqual([])
    const { json } = await api.asAnother('POST', '/alertas', { nome: 'x', listas: [id] })
    expect(json.erro.detalhes).toMatchObject([{ campo: 'listas[0]' }])
  })

  test('a refused item is named and silences no other; repeated ones count once', async () => {
    const itens = itemsOf('Maria', '"sem fim', '', 'Maria', 'a\tb', 'x'.repeat(1_001))
    const { id, ...written } = await made({ nome: 'Nomes', itens })
    expect(await termosOf(id)).toEqual(['Maria'])
    expect(written).toMatchObject({ repetidos: 1, total_recusados: 4 })
    expect(written.recusados.map(({ linha }: { linha: number }) => linha)).toEqual([2, 3, 5, 6])
  })

  test('a group is read with its item, and refuses no other', async () => {
    const itens = [
      { termo: 'Maria', grupo: 'x'.repeat(201) },
      { termo: 'José', grupo: '' },
      { termo: 'Ana', grupo: 'x'.repeat(200) },
    ]
    const { recusados, ...written } = await made({ nome: 'Nomes', itens })
    expect(written.total).toBe(1)
    expect(recusados).toMatchObject([
      { linha: 1, item: 'Maria', problema: expect.stringContaining('grupo de 201') },
      { linha: 2, item: 'José', problema: 'tem um grupo vazio' },
    ])
  })

  test('none of whose items can be read is refused, and each of them is named', async () => {
    const named = ({ json }: Awaited<ReturnType<WebhookApi['call']>>) =>
      json.erro.detalhes.map(({ campo }) => campo)
    const itens = itemsOf('(', '"sem fim')
    const body = { nome: 'Nomes', itens }
    const all = ['itens', 'itens[0]', 'itens[1]']
    expect(named(await api.call('POST', '/listas', body))).toEqual(all)
    expect(named(await api.call('PUT', '/listas/chave/nenhum', body))).toEqual(all)
    const file = await send('nenhum', '(\n\n"sem fim')
    expect(named(file)).toEqual(['itens', 'linha 1', 'linha 3'])
    expect(file.json.erro.detalhes[2]?.problema).toBe('aspas abertas e não fechadas')
    const { id } = await made()
    const patch = (fields: object) => api.call('PATCH', `/listas/${id}`, fields)
    expect(named(await patch({ itens }))).toEqual(all)
    const remover = NAMES.itens.map(({ termo }) => termo)
    expect(named(await patch({ remover, adicionar: itens }))).toEqual([
      'itens',
      'adicionar[0]',
      'adicionar[1]',
    ])
  })

  test('may not be left empty, nor have more items than the limit', async () => {
    const refused = async (answer: ReturnType<WebhookApi['call']>) => {
      const { status, json } = await answer
      return [status, json.erro.detalhes[0]?.campo]
    }
    const { id } = await made()
    const wrong = { nome: 'x', itens: itemsOf('(') }
    expect(await refused(api.call('POST', '/listas', wrong))).toEqual([400, 'itens'])
    const all = NAMES.itens.map(({ termo }) => termo)
    const patched = api.call('PATCH', `/listas/${id}`, { remover: all })
    expect(await refused(patched)).toEqual([400, 'itens'])
    expect(await termosOf(id)).toEqual(all)
    const many = Array.from({ length: 10_000 }, (_, i) => `n${i}`)
    const { dados: list } = (await send('muitos', many.join('\n'))).json
    expect(list.total).toBe(10_000)
    const more = api.call('PATCH', `/listas/${list.id}`, { adicionar: itemsOf('mais') })
    expect(await refused(more)).toEqual([400, 'itens'])
    expect((await api.call('DELETE', `/listas/${list.id}`)).status).toBe(204)
  })

  test('items are replaced or changed, not both', async () => {
    const { id } = await made()
    const body = { itens: itemsOf('a'), adicionar: itemsOf('b') }
    const { status, json } = await api.call('PATCH', `/listas/${id}`, body)
    expect([status, json.erro.detalhes.map(({ campo }) => campo)]).toEqual([400, ['itens']])
  })

  test('an account has as many lists as alerts, and as long as its filters may be', async () => {
    for (const _ of [1, 2, 3]) await made()
    expect((await api.call('POST', '/listas', NAMES)).status).toBe(409)
    const [list] = (await api.call('GET', '/listas')).json.dados
    const long = Array.from({ length: 1_000 }, (_, i) => `${'x'.repeat(500)}${i}`)
    const { status, json } = await api.call('PATCH', `/listas/${list.id}`, {
      itens: itemsOf(...long),
    })
    expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
  })

  test('a POST with an Idempotency-Key makes one', async () => {
    const once = () => api.call('POST', '/listas', NAMES, { 'Idempotency-Key': 'um' })
    const [first, second] = [await once(), await once()]
    expect(second.json).toEqual(first.json)
    await api.call('DELETE', `/listas/${first.json.dados.id}`)
  })
})

describe('a list by its key', () => {
  test('is made, then replaced; the same again changes nothing and says so', async () => {
    const put = (body: object) => api.call('PUT', '/listas/chave/nomes', body)
    const first = await put(NAMES)
    expect([first.status, first.json.dados.mudou]).toEqual([201, true])
    const { id } = first.json.dados
    onTestFinished(async () => void (await api.call('DELETE', `/listas/${id}`)))
    api.time.now += 60_000
    const again = await put(NAMES)
    expect(again.status).toBe(200)
    expect(again.json.dados).toMatchObject({ id, mudou: false, versao: 1, iguais: 2, novos: 0 })
    expect(again.json.dados.atualizado_em).toBe(first.json.dados.atualizado_em)
    const other = await put({ nome: 'Nomes', itens: itemsOf('Maria') })
    expect(other.json.dados).toMatchObject({ id, mudou: true, versao: 2, removidos: 1, iguais: 1 })
    const taken = await api.call('POST', '/listas', { ...NAMES, chave: 'nomes' })
    expect([taken.status, taken.json.erro.detalhes[0]?.campo]).toEqual([409, 'chave'])
  })

  test('comes as a file, in either encoding, and keeps its name', async () => {
    const first = await send('arquivo', Buffer.from('licitação\n(\nAção', 'latin1'))
    expect(first.status).toBe(201)
    const { id, recusados } = first.json.dados
    onTestFinished(async () => void (await api.call('DELETE', `/listas/${id}`)))
    expect(first.json.dados).toMatchObject({ nome: 'arquivo', total: 2 })
    expect(recusados).toMatchObject([{ linha: 2, item: '(' }])
    const named = await send(
      'arquivo',
      'licitação\nAção',
      'text/plain; charset=utf-8',
      '?nome=Compras',
    )
    expect(named.json.dados).toMatchObject({ id, versao: 2, nome: 'Compras', iguais: 2 })
    const csv = 'mat;nome\n1;João da Silva\n2;Maria'
    const columns = await send('arquivo', csv, 'text/csv', '?coluna=nome&frases=true')
    expect(columns.json.dados).toMatchObject({ nome: 'Compras', total: 2, versao: 3 })
    expect(await termosOf(id)).toEqual(['"João da Silva"', '"Maria"'])
  })

  test('keeps the groups that a file does not have, and its version where only the order is another', async () => {
    const itens = [{ termo: 'Ana', grupo: 'chefia' }, { termo: 'Maria' }]
    const { id } = await made({ nome: 'Nomes', chave: 'grupos', itens })
    const alert = await alertWith({ listas: [id] })
    api.time.now += 60_000
    const same = await send('grupos', 'Maria\nAna')
    expect(same.json.dados).toMatchObject({ mudou: false, versao: 1, iguais: 2, novos: 0 })
    const more = await send('grupos', 'José\nMaria\nAna')
    expect(more.json.dados).toMatchObject({ mudou: true, novos: 1, removidos: 0, iguais: 2 })
    const kept = (await api.call('GET', `/listas/${id}`)).json.dados.itens
    expect(kept.at(-1)).toEqual({ termo: 'Ana', grupo: 'chefia' })
    const bare = await api.call('PUT', '/listas/chave/grupos', {
      nome: 'Nomes',
      itens: itemsOf('José', 'Maria', 'Ana'),
    })
    expect(bare.json.dados).toMatchObject({ novos: 1, removidos: 1, iguais: 2 })
    expect(alert.listas).toEqual([id])
    await api.call('DELETE', `/alertas/${alert.id}`)
  })

  test.each(['text/plain', 'text/csv'])('is not made of %s where JSON goes', async (type) => {
    const headers = { 'content-type': type }
    const { status, json } = await api.call('PUT', '/listas/chave/a', 'Maria', headers)
    expect([status, json.erro.mensagem]).toEqual([415, expect.stringContaining('/itens')])
  })

  test('is not made of a file that is none', async () => {
    for (const type of ['application/json', 'text/html']) {
      const { status, json } = await send('a', '{}', type)
      expect([status, json.erro.mensagem]).toEqual([415, expect.stringContaining('text/csv')])
    }
    expect((await send('a', '')).status).toBe(400)
    expect((await send('a', 'x', 'text/csv', '?coluna=y')).json.erro.detalhes).toMatchObject([
      { campo: 'coluna' },
    ])
    expect((await send('-a', 'x')).status).toBe(400)
    expect((await send('a', 'x'.repeat(2 ** 20 + 1))).status).toBe(413)
    expect((await api.call('GET', '/listas')).json.dados).toEqual([])
  })
})

describe('a list of an alert', () => {
  test('is named in both, and not deleted while an alert has it', async () => {
    const { id } = await made()
    const alert = await alertWith({ nome: 'Servidores', listas: [id, id] })
    expect([alert.consulta, alert.listas]).toEqual(['*', [id]])
    const { json } = await api.call('GET', `/listas/${id}`)
    expect(json.dados.alertas).toEqual([{ id: alert.id, nome: 'Servidores' }])
    const refused = await api.call('DELETE', `/listas/${id}`)
    expect(refused.status).toBe(409)
    expect(refused.json.erro.mensagem).toContain(`Servidores (${alert.id})`)
    const bare = await api.call('PATCH', `/alertas/${alert.id}`, { listas: [] })
    expect(bare.json.erro.detalhes).toMatchObject([{ campo: 'termos' }])
    await api.call('PATCH', `/alertas/${alert.id}`, { listas: null, consulta: 'x' })
    expect((await api.call('DELETE', `/listas/${id}`)).status).toBe(204)
  })

  test('which does not exist is refused by its place', async () => {
    const { id } = await made()
    const body = { nome: 'x', listas: [id, 'lst_0'] }
    const { status, json } = await api.call('POST', '/alertas', body)
    expect([status, json.erro.detalhes.map(({ campo }) => campo)]).toEqual([400, ['listas[1]']])
  })

  test('finds in the past what the same items of its own find', async () => {
    const { id } = await made({ nome: 'Palavras', itens: itemsOf('documentos', 'comitê') })
    const simulated = async (fields: object) => {
      const { json } = await api.call('POST', '/alertas/simular', fields)
      const { total, dias } = json.dados
      return [total, dias]
    }
    const own = await simulated({ termos: itemsOf('documentos', 'comitê') })
    expect(own[0]).toBeGreaterThan(0)
    expect(await simulated({ listas: [id] })).toEqual(own)
    expect(await simulated({ listas: [id], termos: itemsOf('documentos') })).toEqual(own)
    const alert = await alertWith({ listas: [id] })
    const dates = { desde: MONDAY, ate: TUESDAY }
    const { json } = await api.call('POST', `/alertas/${alert.id}/executar`, dates)
    expect(json.dados.total).toBeGreaterThan(0)
    const long = Array.from({ length: 201 }, (_, i) => `n${i}`)
    const most = itemsOf(...long.slice(1))
    await api.call('PATCH', `/listas/${id}`, { itens: most })
    const twice = { listas: [id], termos: most }
    expect((await api.call('POST', '/alertas/simular', twice)).status).toBe(200)
    await api.call('PATCH', `/listas/${id}`, { itens: itemsOf(...long) })
    expect((await api.call('POST', '/alertas/simular', { listas: [id] })).status).toBe(409)
  })

  test('a reader reads lists and does not change them', async () => {
    const { chave } = await api.newKey({ escopos: ['consulta'] })
    const { status } = await api.call('GET', '/listas', undefined, { 'X-API-Key': chave })
    expect(status).toBe(403)
  })
})
