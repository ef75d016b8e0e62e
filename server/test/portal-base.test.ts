import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type BaseClient, createBaseClient } from '../src/gazette/portal/base-client.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { importLimits } from '../src/threads/import/import-into.ts'
import { partialPath } from '../src/gazette/portal/partial-zip.ts'
import { temporaryFolder } from './_cli.ts'
import { writeZip } from './_editions.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, folder: string) => void

const LINK = { arquivo: 'S01012013.zip', path: '/documents/1/S01012013.zip/2?version=1.0' }
const ZIP = inventedZip()
const HALF = Math.floor(ZIP.length / 2)

function inventedZip(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-test-'))
  const act = { idMateria: '1', data: '2013-01-07' }
  const zip = readFileSync(writeZip(folder, LINK.arquivo, [act]))
  rmSync(folder, { recursive: true })
  return zip
}

/** A portal that answers as each of `answers` says, the last of them again and again. */
async function portalThat(...answers: Answer[]) {
  const folder = temporaryFolder()
  const room = { bytes: Infinity }
  const asked: IncomingMessage[] = []
  const waits: number[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answers[Math.min(asked.length, answers.length) - 1]!(request, response, folder)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const open = (): BaseClient => {
    const client = createBaseClient({
      url,
      contact: null,
      pauseMs: 0,
      limits: importLimits(readConfig({})),
      timeouts: { headersMs: 5_000, bodyMs: 300, slowMs: 60_000, totalMs: 60_000 },
      async expectRoom(_folder, bytes) {
        if (bytes > room.bytes) throw new Error('no room')
      },
      clock: systemClock,
      sleep: async (ms, signal) => {
        signal.throwIfAborted()
        if (ms > 0) waits.push(ms)
      },
    })
    onTestFinished(() => client[Symbol.asyncDispose]())
    return client
  }
  const ask = { signal: new AbortController().signal, onProgress() {} }
  return {
    asked,
    waits,
    room,
    folder,
    download: () => open().download(LINK, folder, ask),
    month: () => open().month('2013-01', ask),
    files: () => readdirSync(folder),
    isWhole: () => readFileSync(join(folder, LINK.arquivo)).equals(ZIP),
  }
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end('<html>')

/** Serves the zip, or the part of it that is asked for, as a server of files does. */
const whole: Answer = (request, response) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const isPart = from > 0 && request.headers['if-range'] === '"v1"'
  const body = isPart ? ZIP.subarray(from) : ZIP
  response.writeHead(isPart ? 206 : 200, {
    etag: '"v1"',
    'content-length': body.length,
    ...(isPart ? { 'content-range': `bytes ${from}-${ZIP.length - 1}/${ZIP.length}` } : {}),
  })
  response.end(body)
}

/** Sends half of the zip; once that is in the folder closes the connection, or sends nothing more. */
const half =
  (end: 'cut' | 'silence', etag = '"v1"'): Answer =>
  (_request, response, folder) => {
    const isThere = () =>
      readdirSync(folder).some((file) => statSync(join(folder, file)).size === HALF)
    const cut = () => void (isThere() ? response.destroy() : setImmediate(cut))
    response.writeHead(200, { etag, 'content-length': ZIP.length })
    response.write(ZIP.subarray(0, HALF))
    if (end === 'cut') cut()
  }

test.each(['cut', 'silence'] as const)('after %s, only the rest is asked for', async (end) => {
  const portal = await portalThat(half(end), whole)
  expect(await portal.download()).toEqual({ kind: 'saved' })
  expect(portal.asked[1]!.headers).toMatchObject({ range: `bytes=${HALF}-`, 'if-range': '"v1"' })
  expect(portal.files()).toEqual([LINK.arquivo])
  expect(portal.isWhole()).toBe(true)
  expect(portal.waits).toEqual([5_000])
})

test('what another run left is continued, too', async () => {
  const portal = await portalThat(half('cut'), ...Array<Answer>(4).fill(status(404)), whole)
  expect(await portal.download()).toMatchObject({ motivo: 'erro_http' })
  expect(portal.files()).toHaveLength(1)
  expect(await portal.download()).toMatchObject({ motivo: 'erro_http' })
  expect(await portal.download()).toMatchObject({ motivo: 'erro_http' })
  expect(await portal.download()).toMatchObject({ motivo: 'erro_http' })
  expect(await portal.download()).toEqual({ kind: 'saved' })
  expect(portal.asked.at(-1)!.headers.range).toBe(`bytes=${HALF}-`)
  expect(portal.isWhole()).toBe(true)
})

test('a file that has changed comes anew', async () => {
  const portal = await portalThat(half('cut', '"v0"'), whole)
  expect(await portal.download()).toEqual({ kind: 'saved' })
  expect(portal.asked[1]!.headers['if-range']).toBe('"v0"')
  expect(portal.files()).toEqual([LINK.arquivo])
  expect(portal.isWhole()).toBe(true)
})

test('a server without tags is asked for all of it again', async () => {
  const portal = await portalThat(half('cut', ''), whole)
  expect(await portal.download()).toEqual({ kind: 'saved' })
  expect(portal.asked[1]!.headers.range).toBeUndefined()
  expect(portal.files()).toEqual([LINK.arquivo])
  expect(portal.isWhole()).toBe(true)
})

test('what the server will not continue comes anew', async () => {
  const portal = await portalThat(half('cut'), status(416), whole)
  expect(await portal.download()).toEqual({ kind: 'saved' })
  expect(portal.isWhole()).toBe(true)
})

test('429 and 503 wait as long as they say', async () => {
  const later = new Date(Date.now() + 90_000).toUTCString()
  const portal = await portalThat(
    status(429, { 'retry-after': '20' }),
    status(503, { 'retry-after': later }),
    status(503),
    whole,
  )
  expect(await portal.download()).toEqual({ kind: 'saved' })
  const [first, second, third] = portal.waits
  expect([first, third]).toEqual([20_000, 120_000])
  expect(second).toBeGreaterThan(80_000)
  expect(second).toBeLessThanOrEqual(90_000)
})

test('a server that wants to be left alone is left alone', async () => {
  const portal = await portalThat(status(429, { 'retry-after': '86400' }))
  expect(await portal.month()).toMatchObject({ motivo: 'erro_http' })
  expect(portal.asked).toHaveLength(1)
})

test('after five attempts it has failed; what does not pass fails at once', async () => {
  const busy = await portalThat(status(503))
  expect(await busy.month()).toMatchObject({ mensagem: 'O portal respondeu com erro: HTTP 503.' })
  expect(busy.waits).toEqual([5_000, 30_000, 120_000, 300_000])
  const blocked = await portalThat(status(403))
  expect(await blocked.download()).toMatchObject({ motivo: 'acesso_bloqueado' })
  expect(blocked.asked).toHaveLength(1)
})

test('a zip that is not whole is not kept', async () => {
  const portal = await portalThat((_request, response) => void response.end(ZIP.subarray(0, HALF)))
  expect(await portal.download()).toMatchObject({ motivo: 'zip_invalido' })
  expect(portal.files()).toEqual([])
})

test('what has no room, by the size that is announced, is not begun', async () => {
  const portal = await portalThat(whole)
  portal.room.bytes = ZIP.length - 1
  await expect(portal.download()).rejects.toThrow('no room')
  expect(portal.files()).toEqual([])
  portal.room.bytes = ZIP.length
  expect(await portal.download()).toEqual({ kind: 'saved' })
})

test('the room is looked at again while a zip without a size comes', async () => {
  const piece = Buffer.alloc(2 ** 20, 'PK')
  const portal = await portalThat((_request, response) => {
    response.writeHead(200, { etag: '"v1"' })
    const send = (): void => {
      if (!response.destroyed) response.write(piece, send)
    }
    send()
  })
  portal.room.bytes = 1
  await expect(portal.download()).rejects.toThrow('no room')
})

test.skipIf(process.platform !== 'linux')('a part that filled the disk is deleted', async () => {
  const portal = await portalThat((_request, response) => {
    response.writeHead(206, { etag: '"v1"', 'content-range': `bytes 0-9/${ZIP.length}` }).end(ZIP)
  })
  symlinkSync('/dev/full', partialPath(portal.folder, LINK.arquivo, '"v1"'))
  await expect(portal.download()).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(portal.files()).toEqual([])
})
