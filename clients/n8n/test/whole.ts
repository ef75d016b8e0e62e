import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { generate } from 'selfsigned'
import { startPostgres } from '../../../server/test/_postgres-server.ts'
import { type Service, startService } from '../../conformance/house/service.ts'

/*
 * node clients/n8n/test/whole.ts FOLDER: the package in the whole n8n that is installed in FOLDER (clients/ci/whole-n8n.sh),
 * as a user has it: `n8n start` with the package from npm pack in its folder of community nodes, an owner, credentials,
 * and three workflows against the real service: one that searches, one that a webhook of the service starts, by HTTPS,
 * and one that polls. Exits with 1 if anything is not as it should be.
 */

const run = promisify(execFile)
const [installed = ''] = process.argv.slice(2)
const N8N = resolve(installed, 'node_modules/n8n/bin/n8n')
const CLIENT = join(import.meta.dirname, '..')

const EDITION = { seed: 7, marked: true, date: '2026-03-02', editionNumber: '40' } as const
const PATIENCE_MS = 300_000

interface N8n {
  url: string
  host: string
  certificate: string
  /** A request to n8n's own API, as its page makes them; `data` of the answer. */
  ask<T>(method: string, path: string, body?: object): Promise<T>
  /** Runs a workflow as `n8n execute` does; what it prints. */
  execute(id: string): Promise<string>
}

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

async function send(
  address: string,
  method: string,
  certificate: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const sent = request(address, { method, ca: certificate, headers })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const { statusCode: status = 0, headers: received } = response
  return { status, headers: received, body: await text(response) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(500)) {
    const found = await look()
    if (found !== undefined && found !== false) return found
  }
  throw new Error(`waited in vain for ${what}`)
}

/** The package as its README says to install it. */
async function installNodes(home: string): Promise<void> {
  const nodes = join(home, '.n8n/nodes')
  mkdirSync(nodes, { recursive: true })
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', home]
  const { stdout } = await run('npm', pack, { cwd: CLIENT })
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  const options = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--prefix', nodes]
  await run('npm', ['install', ...options, join(home, filename)])
}

async function startN8n(resources: AsyncDisposableStack): Promise<N8n> {
  const home = mkdtempSync(join(tmpdir(), 'arauto-n8n-home-'))
  resources.defer(() => rmSync(home, { recursive: true, force: true }))
  await installNodes(home)
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  writeFileSync(join(home, 'cert.pem'), cert)
  writeFileSync(join(home, 'key.pem'), key)
  const postgres = resources.use(await startPostgres({}))
  const host = `localhost:${await freePort()}`
  const url = `https://${host}`
  const env = {
    ...process.env,
    N8N_USER_FOLDER: home,
    N8N_PORT: host.split(':')[1],
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PROTOCOL: 'https',
    N8N_SSL_CERT: join(home, 'cert.pem'),
    N8N_SSL_KEY: join(home, 'key.pem'),
    WEBHOOK_URL: `${url}/`,
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    // What no node of ours uses, and needs programs that were not built.
    N8N_RUNNERS_ENABLED: 'false',
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    N8N_ENCRYPTION_KEY: 'x'.repeat(32),
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: postgres.connection.host,
    DB_POSTGRESDB_USER: postgres.connection.user,
    DB_POSTGRESDB_DATABASE: 'postgres',
  }
  const child = spawn(process.execPath, [N8N, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => said.push(piece))
  const ended = once(child, 'exit')
  resources.defer(async () => {
    child.kill('SIGTERM')
    await ended
  })
  await Promise.race([
    until('n8n', async () => said.join('').includes('Editor is now accessible')),
    ended.then(() => {
      throw new Error(`n8n ended: ${said.join('')}`)
    }),
  ])
  let cookie = ''
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', cookie, 'browser-id': 'test' }
    const json = body && JSON.stringify(body)
    const answer = await send(`${url}/rest${path}`, method, cert, headers, json)
    if (answer.status >= 300)
      throw new Error(`n8n: ${method} ${path}: ${answer.status} ${answer.body}`)
    const set = answer.headers['set-cookie']
    if (Array.isArray(set)) cookie = set.map((each) => each.split(';')[0]).join('; ')
    return (JSON.parse(answer.body) as { data: T }).data
  }
  const execute = async (id: string) => {
    // 2.x has runners all the same, and the one that serves has its port.
    const N8N_RUNNERS_BROKER_PORT = String(await freePort())
    const own = { ...env, N8N_LOG_LEVEL: 'info', N8N_RUNNERS_BROKER_PORT }
    const options = { env: own, maxBuffer: 2 ** 28 }
    return (await run(process.execPath, [N8N, 'execute', '--rawOutput', '--id', id], options))
      .stdout
  }
  return { url, host, certificate: cert, ask, execute }
}

type Nodes = Record<string, { type: string; parameters: object; mine?: boolean }>

interface Stored {
  id: string
  versionId: string
}

/** A workflow of these nodes, one after another. */
async function create(
  { ask }: N8n,
  name: string,
  nodes: Nodes,
  credential: string,
): Promise<Stored> {
  const names = Object.keys(nodes)
  return await ask<Stored>('POST', '/workflows', {
    name,
    active: false,
    settings: {},
    nodes: Object.entries(nodes).map(([name, { type, parameters, mine = true }], at) => ({
      id: `node-${name.toLowerCase()}`,
      name,
      type: mine ? `n8n-nodes-arauto.${type}` : `n8n-nodes-base.${type}`,
      typeVersion: 1,
      position: [at * 200, 0],
      parameters,
      ...(type === 'arautoTrigger' && { webhookId: 'dou' }),
      ...(mine && { credentials: { arautoApi: { id: credential, name: 'Arauto' } } }),
    })),
    connections: Object.fromEntries(
      names
        .slice(1)
        .map((name, at) => [names[at], { main: [[{ node: name, type: 'main', index: 0 }]] }]),
    ),
  })
}

/** 2.x has an operation of its own for it. */
async function activate({ ask }: N8n, { id, versionId }: Stored): Promise<void> {
  const modern = ask('POST', `/workflows/${id}/activate`, { versionId })
  await modern.catch(async () => ask('PATCH', `/workflows/${id}`, { active: true, versionId }))
}

interface Execution {
  id: string
  status: string
}

async function executionsOf({ ask }: N8n, id: string): Promise<Execution[]> {
  const filter = encodeURIComponent(JSON.stringify({ workflowId: id }))
  const { results } = await ask<{ results: Execution[] }>(
    'GET',
    `/executions?filter=${filter}&limit=100`,
  )
  return results
}

/** All of these many executions, once they have ended well; how often the text is in their data. */
async function succeeded(n8n: N8n, id: string, count: number, mention: RegExp): Promise<void> {
  const found = await until(`${count} executions`, async () => {
    const all = await executionsOf(n8n, id)
    const ended = all.filter(({ status }) => !['new', 'running', 'waiting'].includes(status))
    return ended.length >= count && ended
  })
  for (const each of found) {
    const { data } = await n8n.ask<{ data: string }>('GET', `/executions/${each.id}`)
    check(each.status === 'success', `execution ${each.id} is ${each.status}: ${data}`)
    check(mention.test(data), `execution ${each.id} lacks ${mention}`)
  }
}

function check(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem)
}

async function publish(service: Service, date: string, acts: number): Promise<void> {
  const edition = { seed: acts, marked: true, pubName: 'DO1', editionNumber: date } as const
  await service.publish({ ...edition, date, acts })
}

const subscription = { events: ['publicacao.nova'], alerts: [], filters: {} }
const READ = {
  type: 'arauto',
  parameters: {
    resource: 'publication',
    operation: 'get',
    publicationId: '={{ $json.dados.publicacao.id }}',
  },
}

await using resources = new AsyncDisposableStack()
const n8n = await startN8n(resources)
const service = resources.use(await startService([{ ...EDITION, pubName: 'DO1', acts: 130 }], n8n))
const { chave } = await service.newKey('consulta,webhooks,alertas', 1_000_000)
const owner = {
  email: 'dona@exemplo.com.br',
  firstName: 'Ana',
  lastName: 'Lima',
  password: 'Senha-de-teste-1',
}
await n8n.ask('POST', '/owner/setup', owner)
const data = { baseUrl: `${service.url}/api/v1`, apiKey: chave }
const credential = await n8n.ask<{ id: string }>('POST', '/credentials', {
  name: 'Arauto',
  type: 'arautoApi',
  data,
})
const tested = await n8n.ask<{ status: string }>('POST', '/credentials/test', {
  credentials: { id: credential.id, name: 'Arauto', type: 'arautoApi', data },
})
check(tested.status === 'OK', `the credentials' test says ${JSON.stringify(tested)}`)
console.log('ok: credentials')

const search = await create(
  n8n,
  'Busca',
  {
    Start: { type: 'manualTrigger', parameters: {}, mine: false },
    Arauto: {
      type: 'arauto',
      parameters: { resource: 'publication', operation: 'search', termo: '*', returnAll: true },
    },
  },
  credential.id,
)
const printed = await n8n.execute(search.id)
const found = new Set(printed.match(/"pub_\w+"/g))
check(found.size >= 130, `a search for everything gave ${found.size} of 130 acts: ${printed}`)
console.log('ok: a search of all acts, page after page')

const listening = await create(
  n8n,
  'Webhook',
  { Trigger: { type: 'arautoTrigger', parameters: subscription }, Read: READ },
  credential.id,
)
await activate(n8n, listening)
await publish(service, '2026-03-03', 5)
await succeeded(n8n, listening.id, 5, /conteudo_completo/)
console.log('ok: five deliveries, each verified, each started a workflow that read its act')

const polling = await create(
  n8n,
  'Pergunta',
  {
    Trigger: {
      type: 'arautoPollingTrigger',
      parameters: { ...subscription, pollTimes: { item: [{ mode: 'everyMinute' }] } },
    },
    Read: READ,
  },
  credential.id,
)
await activate(n8n, polling)
await publish(service, '2026-03-04', 4)
await succeeded(n8n, polling.id, 1, /conteudo_completo/)
console.log('ok: a poll found what was published since the activation')
