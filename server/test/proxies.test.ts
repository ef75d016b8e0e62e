import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Certificate, makeSelfSigned } from './_certificates.ts'
import { type TestFile, file, manyArticles, writeZip } from './_editions.ts'
import { type Proxy, SITE, startCaddy, startInnerCaddy, startNginx } from './_proxies.ts'
import { eventually } from './_push.ts'
import { type RunningService, startService } from './_service.ts'

/* Tests both proxies in front of the real service, as shipped except for ports, certificate and the paths
   they write to. */

const MIB = 2 ** 20
const ACTS = 3_000
/** A reader so slow that an export of all acts takes longer than a proxy's minute. */
const SLOWER_THAN_MS = 80_000

let folder: string
let service: RunningService
let certificate: Certificate

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arauto-proxies-'))
  chmodSync(folder, 0o755) // nginx started by root runs as another user
  const settings = { ARAUTO_TRUST_PROXY: '127.0.0.1', ARAUTO_PUBLIC_URL: `https://${SITE}` }
  const edition = writeZip(folder, '2024-03-18-DO1.zip', manyArticles(ACTS))
  service = await startService([edition], settings, ['consulta', 'alertas', 'administracao'])
  certificate = await makeSelfSigned(SITE)
  writeFileSync(join(folder, 'ca.pem'), certificate.cert)
})
afterAll(async () => {
  await service?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

describe.for([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', ([name, start]) => {
  let proxy: Proxy
  beforeAll(async () => {
    const upstream = Number(new URL(service.url).port)
    proxy = await start({ folder: join(folder, name), upstream, certificate })
  })
  afterAll(() => proxy?.[Symbol.asyncDispose]())

  /** curl, which resolves the site to the proxy's port; with the key unless told otherwise. */
  async function ask(path: string, ...options: string[]) {
    const known = ['--resolve', `${SITE}:${proxy.port}:127.0.0.1`, '--cacert', `${folder}/ca.pem`]
    const asked = [
      '--silent',
      '--show-error',
      '--write-out',
      '%{stderr}%{http_code} %{http_version}',
    ]
    const url = `https://${SITE}:${proxy.port}${path}`
    const { stdout, stderr } = await promisify(execFile)(
      'curl',
      [...known, ...asked, '--include', '--header', `X-API-Key: ${service.chave}`, ...options, url],
      { maxBuffer: 256 * MIB },
    )
    const [status = '', version = ''] = stderr.trim().split(' ')
    return { status: Number(status), version, text: stdout }
  }

  test('uses only current TLS, and tells browsers so', async () => {
    const { status, version, text } = await ask('/api/v1/secoes')
    expect([status, version]).toEqual([200, '2'])
    expect(text).toMatch(/^strict-transport-security: max-age=31536000\r$/im)
    expect(text).not.toMatch(/^server:.*(nginx\/|Caddy)/im)
    await expect(ask('/api/v1/secoes', '--tls-max', '1.1')).rejects.toThrow(/curl/)
    for (const path of ['/metricas', '/saude', '/pronto', '/pronto/'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('lets a 200 MB zip of an edition through', async () => {
    const zip = join(folder, name, 'DO2.zip')
    writeFileSync(zip, largeZip())
    const sent = await ask(
      `/api/v1/operacao/envios?nome=${name}-DO2.zip`,
      ...uploading('application/zip'),
      '--upload-file',
      zip,
    )
    expect([sent.status, sent.text]).toEqual([202, expect.stringContaining('"recebido"')])
    const [, id] = /"id":"(env_\w+)"/.exec(sent.text)!
    await eventually(async () => (await ask(`/api/v1/operacao/envios/${id}`)).text).toContain(
      '"importado"',
    )
  })

  test('refuses large bodies elsewhere', async () => {
    const large = join(folder, name, 'large.json')
    writeFileSync(large, `"${'x'.repeat(2 * MIB)}"`)
    const sent = await ask(
      '/api/v1/alertas/simular',
      ...uploading('application/json'),
      '--upload-file',
      large,
    )
    expect(sent.status).toBe(413)
  })

  test('an export to a slow reader arrives complete, even after more than a minute', async () => {
    const path = '/api/v1/exportar?campos=id,conteudo_completo&data_fim=2024-03-18'
    const whole = (await ask(path)).text
    const rate = Math.floor(Buffer.byteLength(whole) / (SLOWER_THAN_MS / 1000))
    const began = Date.now()
    const slow = await ask(path, '--limit-rate', String(rate))
    expect(Date.now() - began).toBeGreaterThan(60_000)
    expect(linesOf(slow.text)).toEqual(linesOf(whole))
    expect(linesOf(slow.text)).toHaveLength(ACTS)
  }, 180_000)

  test("passes on the client's address, whatever headers it sends", async () => {
    const wrong = ['--header', 'X-API-Key: ar_00000000_00000000000000000000000000000000']
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) {
      const said = ['--header', `X-Forwarded-For: 203.0.113.${i}`, '--header', 'Forwarded: for=x']
      statuses.push((await ask('/api/v1/secoes', ...wrong, ...said)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(statuses.at(-1)).toBe(429)
    const another = await ask('/api/v1/secoes', ...wrong, '--interface', '127.0.0.2')
    expect(another.status).toBe(401)
  })
})

describe('the Caddy of compose.yaml, behind the nginx of its machine', () => {
  let inner: Proxy
  let outer: Proxy
  beforeAll(async () => {
    const upstream = Number(new URL(service.url).port)
    inner = await startInnerCaddy({ folder: join(folder, 'inner'), upstream }, '127.0.0.1/32')
    outer = await startNginx({ folder: join(folder, 'outer'), upstream: inner.port, certificate })
  })
  afterAll(async () => {
    await outer?.[Symbol.asyncDispose]()
    await inner?.[Symbol.asyncDispose]()
  })

  /** The status for a visitor from this address with a wrong key. */
  async function guess(url: string, visitor: string, ...options: string[]): Promise<number> {
    const known = ['--resolve', `${SITE}:${outer.port}:127.0.0.1`, '--cacert', `${folder}/ca.pem`]
    const wrong = ['--header', 'X-API-Key: ar_00000000_00000000000000000000000000000000']
    const asked = ['--silent', '--output', '/dev/null', '--write-out', '%{http_code}', ...options]
    const args = [...known, ...asked, ...wrong, '--interface', visitor, url]
    return Number((await promisify(execFile)('curl', args)).stdout)
  }

  test('tells visitors apart: each has a limit of their own', async () => {
    const url = `https://${SITE}:${outer.port}/api/v1/secoes`
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) statuses.push(await guess(url, '127.0.0.3'))
    expect(statuses.at(-1)).toBe(429)
    expect(await guess(url, '127.0.0.4')).toBe(401)
  })

  test('believes nobody but that proxy', async () => {
    const url = `http://127.0.0.1:${inner.port}/api/v1/secoes`
    const statuses: number[] = []
    for (let i = 0; i < 61; i++)
      statuses.push(await guess(url, '127.0.0.5', '--header', `X-Forwarded-For: 203.0.113.${i}`))
    expect(statuses.at(-1)).toBe(429)
  })
})

/** Sends at once, without waiting for the server's 100 Continue. */
function uploading(type: string): string[] {
  return ['--request', 'POST', '--header', `Content-Type: ${type}`, '--header', 'Expect:']
}

/** An edition of a few acts, with images that cannot be compressed. */
function largeZip(): Uint8Array {
  const acts = manyArticles(3, { data: '2024-03-19', pubName: 'DO2' }).map(file)
  const images = Array.from({ length: 4 }, (_, i): TestFile => [`${i}.jpg`, randomBytes(50 * MIB)])
  const entries = [...acts, ...images].map(([name, content]) => [name, Buffer.from(content)])
  return zipSync(Object.fromEntries(entries), { level: 0 })
}

/** The acts of an export, without its headers. */
function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('{'))
}
