import fc from 'fast-check'
import { type Client, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeKey } from '../src/access/api-keys.ts'
import { type TestApi, startApi } from './_api.ts'
import { call, connect, gazette, mcpAddress } from './_mcp.ts'

let api: TestApi
let key: string
let address: URL
let client: Client
beforeAll(async () => {
  api = await startApi(gazette)
  key = (await api.newKey({ escopos: ['consulta', 'alertas'] })).chave
  address = await mcpAddress(api)
  client = await connect(address, { 'X-API-Key': key })
})
afterAll(async () => {
  await client.close()
  await api[Symbol.asyncDispose]()
})

/** The generation of the protocol that says in each message which it is; the SDK names only the older. */
const NEWER = '2026-07-28'
const NAMES = ['buscar', 'ler_ato', 'edicao', 'verificar_citacoes', 'acompanhar']
const toolCall = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

/** A message as any program sends it. */
const post = (body: unknown, headers: Record<string, string> = { 'X-API-Key': key }) =>
  api.send('POST', '/mcp', headers, body)

describe('the protocol', () => {
  test.for(['legacy', 'auto'] as const)('%s clients list and call the tools', async (mode) => {
    await using one = await connect(address, { Authorization: `Bearer ${key}` }, mode)
    const { tools } = await one.listTools()
    expect(tools.map(({ name }) => name)).toEqual(NAMES)
    expect((await call(one, 'buscar', { termo: 'vacinas' })).values.total).toBe(1)
    const spoken = mode === 'auto' ? NEWER : LATEST_PROTOCOL_VERSION
    expect(one.getNegotiatedProtocolVersion()).toBe(spoken)
  })

  test('every tool and every field says in Portuguese what it is', async () => {
    const { tools } = await client.listTools()
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(100)
      expect(annotations?.readOnlyHint).toBe(name !== 'acompanhar')
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        expect([field, schema]).toEqual([
          field,
          expect.objectContaining({ description: expect.any(String) }),
        ])
      expect(outputSchema).toMatchObject({ type: 'object' })
    }
  })

  test('schemas are as every model takes them: one type each', async () => {
    const { tools } = await client.listTools()
    const schemas = tools.flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema])
    const types = JSON.stringify(schemas).match(/"type":\[[^\]]*\]/g) ?? []
    expect(types).toEqual([])
  })

  test('what each tool answers is as its schema says, for a client that checks it', async () => {
    await using one = await connect(address, { 'X-API-Key': key })
    await one.listTools() // from then on it checks
    const { values } = await call(one, 'buscar', { termo: 'vacinas' })
    const asked: [string, object][] = [
      ['ler_ato', { id: values.atos[0].id }],
      ['edicao', {}],
      ['verificar_citacoes', { texto: 'a Lei nº 8.112/90' }],
      ['acompanhar', {}],
    ]
    for (const [name, args] of asked) expect((await call(one, name, args)).isError).toBe(false)
  })

  test('one message is one JSON answer, whatever the client takes, and no session', async () => {
    const { status, headers, json } = await post(toolCall('edicao'))
    expect([status, headers['content-type'], headers['mcp-session-id']]).toEqual([
      200,
      'application/json; charset=utf-8',
      undefined,
    ])
    expect(json).toMatchObject({ jsonrpc: '2.0', id: 1 })
  })

  test('a notification is taken without an answer', async () => {
    const { status, text } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([status, text]).toEqual([202, ''])
  })

  test('nobody listens for ever: nothing changes here', async () => {
    const listening = await post(
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': NEWER,
            'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
      {
        'X-API-Key': key,
        'Mcp-Method': 'subscriptions/listen',
        'MCP-Protocol-Version': NEWER,
      },
    )
    expect(listening.text).toContain('Subscription limit reached')
  })

  test('other methods are refused, and so are lists of messages', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const { status, headers } = await api.send(method, '/mcp', { 'X-API-Key': key })
      expect([status, headers['allow']]).toEqual([405, 'POST'])
    }
    const { status, json } = await post([toolCall('edicao'), toolCall('edicao')])
    expect([status, json.erro.mensagem]).toEqual([
      400,
      'Mande uma mensagem por vez: lotes não são aceitos.',
    ])
  })
})

describe('refusals', () => {
  test('without a valid key, 401, and a session of the page does not help', async () => {
    for (const headers of [
      {},
      { 'X-API-Key': 'ar_x' },
      { Authorization: 'Basic x' },
      { Cookie: 'arauto=x' },
    ]) {
      const { status, json } = await post(toolCall('edicao'), headers)
      expect([status, json.erro.codigo]).toEqual([401, 'nao_autenticado'])
    }
    await expect(connect(address, {})).rejects.toThrow(/401/)
  })

  test('a tool whose scope the key lacks, 403; others work', async () => {
    const headers = { 'X-API-Key': api.chave }
    const refused = await post(toolCall('acompanhar'), headers)
    expect([refused.status, refused.json.erro.mensagem]).toEqual([
      403,
      'Esta chave não tem o escopo alertas.',
    ])
    expect((await post(toolCall('edicao'), headers)).status).toBe(200)
    const { chave } = await api.newKey({ escopos: ['feeds'] })
    expect((await post(toolCall('buscar', { termo: 'a' }), { 'X-API-Key': chave })).status).toBe(
      403,
    )
  })

  test('a call counts once, and beyond the limit of the key it is 429', async () => {
    const { chave } = await api.newKey({ escopos: ['consulta', 'alertas'], limite: 3 })
    const headers = { 'X-API-Key': chave }
    for (const left of ['2', '1', '0']) {
      const { status, headers: told } = await post(toolCall('edicao'), headers) // asks three times
      expect([status, String(told['x-ratelimit-remaining'])]).toEqual([200, left])
    }
    const over = await post(toolCall('edicao'), headers)
    expect([over.status, over.json.erro.codigo]).toEqual([429, 'limite_excedido'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect((await api.get('/edicoes', headers)).status).toBe(429)
  })

  test('a revoked key opens nothing', async () => {
    const { id, chave } = await api.newKey()
    await revokeKey(api.keys, id, new Date(api.time.now))
    expect((await post(toolCall('edicao'), { 'X-API-Key': chave })).status).toBe(401)
  })

  test('pages of other sites are refused, also those that a browser takes for this machine', async () => {
    const from = async (Origin: string, Host = 'localhost') =>
      (await post(toolCall('edicao'), { 'X-API-Key': key, Origin, Host })).status
    expect(await from('https://mau.exemplo')).toBe(403)
    expect(await from('http://mau.exemplo:8080', 'mau.exemplo:8080')).toBe(403)
    expect(await from('null')).toBe(403)
    expect(await from('http://localhost:5173')).toBe(200)
    await using named = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'https://dou.exemplo.com.br' })
    const at = async (Origin: string) =>
      (await named.send('POST', '/mcp', { 'X-API-Key': named.chave, Origin }, toolCall('edicao')))
        .status
    expect(await at('http://localhost:5173')).toBe(403)
    expect(await at('https://dou.exemplo.com.br')).toBe(200)
  })

  describe('in a browser', () => {
    const INSPECTOR = 'http://localhost:6274'
    const AGENT = 'https://agente.exemplo'
    const preflight = async ({ app }: TestApi, origin: string) => {
      const { statusCode, headers } = await app.inject({
        method: 'OPTIONS',
        url: '/mcp',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,mcp-protocol-version,x-api-key',
        },
      })
      return { status: statusCode, headers }
    }

    test('a page of this machine may ask first, without a key, and read what it needs', async () => {
      const asked = await preflight(api, INSPECTOR)
      expect(asked.status).toBe(204)
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': INSPECTOR,
        'access-control-allow-methods': 'POST',
        vary: 'Origin',
      })
      const allowed = String(asked.headers['access-control-allow-headers']).toLowerCase()
      for (const name of ['authorization', 'mcp-protocol-version', 'mcp-session-id', 'x-api-key'])
        expect(allowed).toContain(name)
      const answer = await post(toolCall('edicao'), { 'X-API-Key': key, Origin: INSPECTOR })
      expect(answer.status).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe(INSPECTOR)
      expect(answer.headers['access-control-expose-headers']).toMatch(
        /MCP-Protocol-Version, Mcp-Session-Id/,
      )
    })

    test('a refusal can be read, too', async () => {
      const { status, headers } = await post(toolCall('edicao'), { Origin: INSPECTOR })
      expect([status, headers['access-control-allow-origin']]).toEqual([401, INSPECTOR])
    })

    test('a page of another site asks in vain, until the operator names it', async () => {
      const refused = await preflight(api, AGENT)
      expect(refused.status).toBe(403)
      expect(refused.headers['access-control-allow-origin']).toBeUndefined()
      const settings = {
        ARAUTO_PUBLIC_URL: 'https://dou.exemplo.com.br',
        ARAUTO_CORS_ORIGINS: AGENT,
      }
      await using named = await startApi([], {}, settings)
      const at = (Origin: string) => preflight(named, Origin)
      expect((await at(AGENT)).headers['access-control-allow-origin']).toBe(AGENT)
      expect((await at(INSPECTOR)).status).toBe(403)
      const headers = { 'X-API-Key': named.chave, Origin: AGENT }
      expect((await named.send('POST', '/mcp', headers, toolCall('edicao'))).status).toBe(200)
    })
  })

  test('a body that is too large is refused', async () => {
    const { status } = await post(toolCall('verificar_citacoes', { texto: 'a'.repeat(300_000) }))
    expect(status).toBe(413)
  })

  test('arguments that do not serve are said one by one, with the way out', async () => {
    const said = await call(client, 'buscar', {
      termos: 'x',
      secao: ['4'],
      data_inicio: '18/03/2024',
    })
    expect(said.isError).toBe(true)
    expect(said.text).toMatch(/termo: é obrigatório/)
    expect(said.text).toMatch(/termos: não é um campo conhecido/)
    expect(said.text).toMatch(
      /secao\[0\]: não é um valor aceito. Os valores aceitos são: 1, 2, 3, extra/,
    )
    expect((await call(client, 'buscar', { termo: '(a' })).text).toMatch(/termo/)
    expect(
      (
        await call(client, 'buscar', {
          termo: 'a',
          data_inicio: '2024-03-19',
          data_fim: '2024-03-18',
        })
      ).text,
    ).toMatch(/Troque os dois entre si/)
    await expect(client.callTool({ name: 'apagar' })).rejects.toThrow(
      /Não há a ferramenta apagar. Há: buscar/,
    )
  })

  test('what agents write loosely is read as it can only be meant', async () => {
    const strict = await call(client, 'buscar', {
      termo: 'material',
      secao: ['3'],
      a_partir_de: 11,
    })
    const loose = await call(client, 'buscar', {
      termo: 'material',
      secao: 3,
      a_partir_de: '11',
      orgao: null,
    })
    expect(loose).toEqual(strict)
  })

  test('neither keys nor what was asked is in the log', async () => {
    await post(toolCall('buscar', { termo: 'segredoprocurado' }), {
      Authorization: `Bearer ${key}`,
    })
    const log = api.log.join('\n')
    expect(log).toContain('"route":"/mcp"')
    expect(log).not.toContain(key)
    expect(log).not.toContain('segredoprocurado')
  })

  test('what is done with a key through MCP is audited as that of the key', async () => {
    const made = await call(client, 'acompanhar', { nome: 'Auditado', consulta: 'auditado' })
    expect(made.values.gravado).toBe(true)
    const { chave } = await api.newKey({ escopos: ['administracao'] })
    const { json } = await api.get('/auditoria', { 'X-API-Key': chave })
    expect(JSON.stringify(json.dados)).toContain(made.values.alertas[0].id)
  })
})

describe('any message', () => {
  /** JSON of any kind, or broken off somewhere. */
  const bytes = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constant(JSON.stringify(toolCall('buscar', { termo: 'a' }))), fc.nat(90))
      .map(([text, at]) => text.slice(0, at)),
  )
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0', 2, null),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.object()),
      method: fc.oneof(
        fc.constantFrom(
          'tools/call',
          'tools/list',
          'initialize',
          'ping',
          'server/discover',
          '__proto__',
        ),
        fc.string(),
        fc.integer(),
      ),
      params: fc.oneof(
        fc.record({
          name: fc.oneof(fc.constantFrom(...NAMES, 'constructor'), fc.jsonValue()),
          arguments: fc.oneof(
            fc.dictionary(
              fc.constantFrom('termo', 'id', 'data', 'texto', 'alerta', 'a_partir_de', '__proto__'),
              fc.jsonValue(),
            ),
            fc.jsonValue(),
          ),
          _meta: fc.jsonValue(),
        }),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  )

  test('is answered, never with a fault of the program', async () => {
    const before = api.log.length
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, message), async (sent) => {
        const { status, text } = await post(typeof sent === 'string' ? sent : JSON.stringify(sent))
        expect([200, 202, 400, 404, 413, 415]).toContain(status)
        expect(text).not.toContain('Houve uma falha no servidor')
      }),
      { numRuns: 400 },
    )
    expect(api.log.slice(before).filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
