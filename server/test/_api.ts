import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createAccount } from '../src/access/accounts.ts'
import { type KeyRequest, createKey } from '../src/access/api-keys.ts'
import type { KeyStore } from '../src/access/key-store.ts'
import { readConfig } from '../src/config.ts'
import type { ArchiveQueries } from '../src/service/archive/archive-queries.ts'
import type { Commands } from '../src/service/commands.ts'
import type { Queries } from '../src/service/queries.ts'
import type { FilterQueries } from '../src/service/webhooks/filter-notices.ts'
import type { PublicationQueries } from '../src/service/archive/publication-queries.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { OWN_WORDS } from '../src/service/readiness.ts'
import { makeArchive } from './_make-archive.ts'
import { openService } from './_service-here.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { openApi } from '../src/open-api.ts'
import { type TestArticle, writeZip } from './_editions.ts'

/** A hundredth of a millisecond per hash. */
const CHEAP = { ln: 4, r: 1, p: 1 }

/** More requests than any test makes in a minute. */
const UNLIMITED = 1_000_000

export interface Answer {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  /** The body as text, and parsed if it is JSON. */
  text: string
  json: Body
}

/** Any body of the API; a test reads the fields that it expects. */
interface Body {
  sucesso: boolean
  // oxlint-disable-next-line typescript/no-explicit-any
  dados: any
  avisos: { codigo: string; campo: string; sugestoes: string[] }[]
  erro: { codigo: string; mensagem: string; detalhes: Detail[] }
  request_id: string
}

export interface Detail {
  campo: string
  problema: string
  sugestao: string | null
  posicao: number | null
}

export interface TestApi extends AsyncDisposable {
  app: FastifyInstance
  dataDir: string
  /** The service's commands and queries, without HTTP. */
  commands: Commands
  queries: Queries
  /** A key with the scope `consulta` and practically no limit. */
  chave: string
  /** Writes like another process, through its own connection. */
  keys: KeyStore
  /** The application's time in milliseconds since 1970; tests set it. */
  time: { now: number }
  /** How often the dispatcher was woken so far. */
  wakes: { count: number }
  /** Lines of the log so far. */
  log: string[]
  /** How long each refusal was held back; tests do not wait for it. */
  held: number[]
  /** GET of an address under /api/v1, with the key unless other headers are given. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers?: Record<string, string>,
    /** Sent as JSON; text and bytes are sent unchanged. */
    body?: unknown,
  ): Promise<Answer>
  newKey(request?: Partial<KeyRequest>): Promise<{ id: string; chave: string }>
}

/**
 * The application over a real archive in its own folder, with these acts imported. `settings`:
 * environment variables.
 */
export async function startApi(
  articles: TestArticle[] = [],
  replace: Partial<ArchiveQueries & PublicationQueries & FilterQueries> = {},
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const resources = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-api-'))
  resources.defer(() => rmSync(dataDir, { recursive: true }))
  makeArchive(dataDir)
  await importArticles(dataDir, articles)

  const time = { now: Date.now() }
  const clock = () => new Date(time.now)
  const config = readConfig({ ...settings, ARAUTO_DATA_DIR: dataDir })
  const wakes = { count: 0 }
  const log: string[] = []
  const held: number[] = []
  const resolve = async (name: string) => [
    name.startsWith('interno.') ? '10.0.0.7' : '93.184.215.14',
  ]
  const surroundings = { ...realSurroundings, clock, resolve, passwordCost: CHEAP }
  const service = resources.use(await openService(config, surroundings))
  service.signals.listen((signal) => {
    if (signal === 'due' || signal === 'deliveries') wakes.count++
  })
  const { archive, publications, filters } = service.queries
  const queries = {
    ...service.queries,
    archive: { ...archive, ...replace },
    publications: { ...publications, ...replace },
    filters: { ...filters, ...replace },
  }
  const { sql, changes, content, acts } = resources.use(openArchive(dataDir))
  const { app } = resources.use(
    await openApi(
      config,
      {
        service: { ...service, queries },
        sql,
        callers: changes,
        content,
        acts,
        folder: dataDir,
        windows: null,
        unindexed: null,
        words: OWN_WORDS,
        readOnly: null,
        room: null,
        clock: surroundings.clock,
      },
      {
        log: { level: 'info', stream: { write: (line) => void log.push(line) } },
        pause: async (ms) => void held.push(ms),
      },
    ),
  )

  const keys = createKeyStore(resources.use(openArchive(dataDir)).sql)
  const account = { nome: 'Conta de teste', email: 'teste@exemplo.com.br' }
  const { id: conta } = await createAccount(keys, account, clock())
  const newKey = (request: Partial<KeyRequest> = {}) => {
    const defaults = { conta, nome: 'teste', escopos: ['consulta'], limite: UNLIMITED }
    return createKey(keys, { ...defaults, ...request }, clock(), randomBytes)
  }
  const { chave } = await newKey()

  async function send(
    method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ) {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const payload = isRaw ? body : JSON.stringify(body)
    const answer = await app.inject({
      method,
      url,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    const text = answer.body
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: isJson && text !== '' ? JSON.parse(text) : null,
    }
  }

  return {
    app,
    dataDir,
    commands: service.commands,
    queries,
    chave,
    keys,
    time,
    wakes,
    log,
    held,
    newKey,
    send,
    get: (path, headers = { 'X-API-Key': chave }) => send('GET', `/api/v1${path}`, headers),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** Imports acts; with `notify`, each becomes an event. */
export async function importArticles(
  dataDir: string,
  articles: TestArticle[],
  notify = false,
): Promise<void> {
  if (articles.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'arauto-zip-'))
  using archive = openArchive(dataDir)
  const config = readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' })
  await importFiles(archive, config, {
    paths: [writeZip(folder, 'acts.zip', articles)],
    notify,
    signal: new AbortController().signal,
    onProgress() {},
  })
  rmSync(folder, { recursive: true })
}
