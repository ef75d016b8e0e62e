import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readPageFiles } from '../src/http/page/files.ts'
import { showPage } from '../src/http/page/routes.ts'
import { addressProofUrl, invitationUrl, passwordUrl, signInUrl } from '../src/mail/links.ts'

const folder = mkdtempSync(join(tmpdir(), 'arauto-page-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<script nonce="__NONCE__" src="/assets/a.js"></script>')
writeFileSync(join(folder, 'sinal.svg'), '<svg/>')
writeFileSync(join(folder, 'assets/a.js'), 'plain')
writeFileSync(join(folder, 'assets/a.js.br'), 'brotli')
writeFileSync(join(folder, 'assets/a.js.gz'), 'gzip')
mkdirSync(join(folder, 'guia'))
writeFileSync(join(folder, 'guia.html'), '<h1>Guia</h1>')
writeFileSync(join(folder, 'referencia.html'), '<h1>Referência</h1>')
writeFileSync(join(folder, 'guia/busca.html'), '<h1>Busca</h1>')
writeFileSync(join(folder, 'guia/busca.html.br'), 'brotli')
writeFileSync(join(folder, 'guia/busca.webp'), 'picture')
writeFileSync(join(folder, 'stamp.txt'), 'nobody asks for this')

const app = Fastify()
showPage(app, readPageFiles(folder), true)

async function get(url: string, encoding = '') {
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  })
  return { status: statusCode, headers, body }
}

describe('a screen of the page', () => {
  test.each(['/', '/convite', '/senha', '/conta', '/publicacao/pub_X', '/edicoes'])(
    '%s is the page',
    async (url) => {
      const { headers, body } = await get(url)
      const policy = String(headers['content-security-policy'])
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(body).toBe(`<script nonce="${nonce}" src="/assets/a.js"></script>`)
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(policy).toMatch(/default-src 'none'.*style-src-attr 'none'/)
    },
  )

  test.each([invitationUrl, passwordUrl, addressProofUrl, signInUrl])(
    'is where a mail leads: %o',
    async (url) => {
      const { headers } = await get(new URL(url('https://arauto.exemplo.br', 'TOKEN')).pathname)
      expect(headers['content-type']).toMatch(/^text\/html/)
    },
  )

  test('has a new nonce in every answer', async () => {
    expect((await get('/')).body).not.toBe((await get('/')).body)
  })
})

describe('a file of the page', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['', undefined, 'plain'],
  ])('for a browser that reads “%s”', async (accepted, coding, body) => {
    const answer = await get('/assets/a.js', accepted)
    expect(answer.body).toBe(body)
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding' })
  })

  test('is immutable if its name has a hash, and only then', async () => {
    expect((await get('/assets/a.js')).headers['cache-control']).toMatch(/immutable/)
    expect((await get('/sinal.svg')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/stamp.txt', '/assets/a.js.br', '/assets/..%2findex.html', '/index.html'])(
    '%s is none',
    async (url) => expect((await get(url)).status).toBe(404),
  )
})

describe('guide and reference', () => {
  test.each([
    ['/guia', '', '<h1>Guia</h1>'],
    ['/guia/busca', '', '<h1>Busca</h1>'],
    ['/guia/busca', 'br', 'brotli'],
    ['/referencia', '', '<h1>Referência</h1>'],
  ])('%s is a page without a nonce', async (url, encoding, text) => {
    const { headers, body } = await get(url, encoding)
    const policy = String(headers['content-security-policy'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'; style-src 'self'/)
    expect(policy).not.toMatch(/unsafe|nonce|\*/)
    expect(body).toBe(text)
  })

  test('has pictures', async () => {
    const { headers, body } = await get('/guia/busca.webp')
    expect(headers['content-type']).toBe('image/webp')
    expect(body).toBe('picture')
  })

  test.each(['/guia/', '/guia.html', '/guia/nada', '/guia/busca.html', '/guia/busca.html.br'])(
    '%s is none',
    async (url) => expect((await get(url)).status).toBe(404),
  )
})

describe('a page that was never built', () => {
  const without = Fastify()
  showPage(without, readPageFiles(join(folder, 'nowhere')), false)

  test.each(['/', '/convite', '/publicacao/pub_X', '/guia', '/guia/webhooks-api', '/referencia'])(
    '%s says so, and the way out',
    async (url) => {
      const { statusCode, headers, body } = await without.inject({ url })
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toMatch(/não foi construída.*npm run page:build.*\/api\/v1/s)
    },
  )
})
