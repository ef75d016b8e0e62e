import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { roomWithin } from '../src/http/sockets/connection-limit.ts'
import { sampleEdition, zipEdition } from '../demo/sample/edition.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { QUICK_START } from './_cli.ts'
import { type PushWorld, createPushWorld, eventually } from './_push.ts'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'arauto.js')
const DESCRIPTORS = 256
const IDLE = 400

test.runIf(process.platform === 'linux')(
  'idle connections take no descriptors from deliveries, imports and those who are connected',
  async () => {
    const world = await createPushWorld()
    await world.webhook('/gancho')
    const service = await startWithin(DESCRIPTORS, world)
    const call = await oneConnection(service.port, world)
    expect(await call('GET', '/secoes')).toMatchObject({ status: 200 })

    const answers = await crowd(service.port)
    const refused = answers.filter((answer) => answer.includes('"indisponivel"'))
    const served = answers.filter((answer) => answer.startsWith('HTTP/1.1 200'))
    expect(served.length).toBeGreaterThan(20)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused[0]).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n.*conexões demais/s)

    const sent = await call('POST', '/operacao/envios?nome=a.zip&notificar=true', edition())
    expect(sent.status).toBe(202)
    await eventually(() => world.receiver.received.length).toBe(30)
    expect(await call('GET', '/secoes')).toMatchObject({ status: 200 })
    const lines = service
      .log()
      .split('\n')
      .filter((line) => line.includes('more are refused'))
    expect(lines).toHaveLength(1)
    expect(service.log()).not.toContain('EMFILE')
    const metrics = await call('GET', '/metricas', undefined, '')
    expect(metrics.text).toMatch(/^arauto_http_connections_refused_total [1-9]/m)
  },
)

test('connections get what the service does not need, and half of a low limit', () => {
  expect(roomWithin(524_288, 100)).toBe(523_644)
  expect(roomWithin(1_024, 100)).toBe(446)
  expect(roomWithin(256, 100)).toBe(62)
  expect(roomWithin(100, 100)).toBe(1)
})

/** The service in a process that may open only this many files. */
async function startWithin(descriptors: number, { dataDir, env }: PushWorld) {
  const limited = [
    `ulimit -n ${descriptors} && exec "$0" "$@"`,
    process.execPath,
    PROGRAM,
    'servir',
  ]
  const child = spawn('sh', ['-c', ...limited], {
    env: { ...process.env, ...env, ...QUICK_START, ARAUTO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let log = ''
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (lines: string) => (log += lines))
  child.stderr.setEncoding('utf8').on('data', (lines: string) => (said += lines))
  while (!said.includes(' no ar em ') && !child.stderr.destroyed) await once(child.stderr, 'data')
  const limits = readFileSync(`/proc/${child.pid}/limits`, 'utf8')
  expect(limits).toMatch(new RegExp(`^Max open files +${descriptors} `, 'm'))
  return { port: Number(/ no ar em http:.*:(\d+)/.exec(said)![1]), log: () => log }
}

/** Calls of an administrator, all over the same connection. */
async function oneConnection(port: number, { db, conta }: PushWorld) {
  const { chave } = await createKey(
    createKeyStore(createSqliteHandle(db)),
    { nome: 'teste', conta, escopos: ['consulta', 'administracao'], limite: 10_000 },
    new Date(),
    randomBytes,
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const sockets = new Set<Socket>()
  return async (method: string, path: string, body?: Uint8Array, prefix = '/api/v1') => {
    const headers = { 'X-API-Key': chave, ...(body && { 'Content-Type': 'application/zip' }) }
    const asked = request({ port, method, path: prefix + path, headers, agent })
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(sockets.add(answer.socket).size).toBe(1)
    return { status: answer.statusCode, text: await text(answer) }
  }
}

/** Opens many connections; each sends one request and stays open. Resolves with their first answers. */
async function crowd(port: number): Promise<string[]> {
  const sockets = Array.from({ length: IDLE }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  return await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('data', (bytes) => resolve(bytes.toString()))
          socket.on('error', () => resolve('')).on('close', () => resolve(''))
          socket.write('GET /saude HTTP/1.1\r\nHost: x\r\n\r\n')
        }),
    ),
  )
}

function edition(): Uint8Array {
  const which = { date: '2026-03-20', pubName: 'DO3', editionNumber: '54' } as const
  return zipEdition(sampleEdition({ ...which, seed: 7, acts: 30, marked: false }))
}
