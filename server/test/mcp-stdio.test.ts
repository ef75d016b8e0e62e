import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { call, gazette, mcpAddress } from './_mcp.ts'

const PROGRAM = join(import.meta.dirname, '../bin/arauto.js')

let api: TestApi
let base: string
beforeAll(async () => {
  api = await startApi(gazette)
  base = (await mcpAddress(api)).origin
})
afterAll(() => api[Symbol.asyncDispose]())

/** `arauto mcp`, as an agent starts it. */
async function started(mode: 'legacy' | 'auto', variables: Record<string, string>) {
  const client = new Client({ name: 'teste', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp'],
    env: { PATH: process.env['PATH'] ?? '', ARAUTO_DATA_DIR: temporaryFolder(), ...variables },
    stderr: 'pipe',
  })
  await client.connect(transport)
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
}

test.for(['legacy', 'auto'] as const)(
  'an agent of this machine has the tools of a service, %s',
  async (mode) => {
    const variables = { ARAUTO_BASE_URL: base, ARAUTO_API_KEY: api.chave }
    await using client = await started(mode, variables)
    expect((await client.listTools()).tools).toHaveLength(5)
    const found = await call(client, 'buscar', { termo: 'comitê de vacinas' })
    expect(found.values.atos[0]).toMatchObject({ situacao: 'revogada' })
    expect(found.values.atos[0].url).toBe(`${base}/publicacao/${found.values.atos[0].id}`)
    const read = await call(client, 'ler_ato', { id: found.values.atos[0].id })
    expect(read.text).toMatch(/revogada por: pub_/)
    // The service's own refusal.
    const refused = await call(client, 'acompanhar', { nome: 'x', consulta: 'x' })
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringContaining('não tem o escopo alertas'),
    ])
    const said = await call(client, 'verificar_citacoes', { texto: 'o Decreto nº 11.900/2024' })
    expect(said.values.citacoes).toMatchObject([{ resultado: 'existe' }])
  },
)

test('a service that is not there, or is none, is said in every answer', async () => {
  const variables = { ARAUTO_BASE_URL: 'http://127.0.0.1:1', ARAUTO_API_KEY: 'ar_x' }
  await using client = await started('auto', variables)
  const { isError, text } = await call(client, 'edicao', {})
  expect([isError, text]).toEqual([
    true,
    expect.stringMatching(/Nenhum Arauto responde em http:\/\/127.0.0.1:1[^]*arauto servir/),
  ])
  const stranger = createServer((_request, answer) => answer.writeHead(404).end('nothing'))
  onTestFinished(() => void stranger.close())
  await once(stranger.listen(0, '127.0.0.1'), 'listening')
  const { port } = stranger.address() as { port: number }
  const elsewhere = { ...variables, ARAUTO_BASE_URL: `http://127.0.0.1:${port}` }
  await using other = await started('auto', elsewhere)
  expect((await call(other, 'edicao', {})).text).toMatch(/404, e não parece ser um Arauto/)
})

test('without a key it says where to get one, and ends when its agent does', async () => {
  const { code, stderr, stdout } = await startCli(temporaryFolder(), ['mcp'], {
    ARAUTO_API_KEY: '',
  }).ended
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('ARAUTO_API_KEY')
  // Its input is closed from the beginning.
  const alone = await startCli(temporaryFolder(), ['mcp'], { ARAUTO_API_KEY: 'ar_x' }).ended
  expect([alone.code, alone.stdout]).toEqual([0, ''])
})
