import { join } from 'node:path'
import { asValue, Failed } from './failed.ts'
import { saveZip } from './download.ts'
import { type Ask, type Http, type HttpAnswer, type HttpOptions, createHttp } from './http.ts'
import type { Failure } from './reason.ts'
import { type ListedFile, type InlabsPage, readInlabsPage } from './pages.ts'
import { userAgentOf } from './user-agent.ts'

export interface InlabsOptions extends Omit<HttpOptions, 'userAgent' | 'timeouts'> {
  email: string
  password: string
  /** The contact for the source's operators: part of the User-Agent. */
  contact: string | null
  timeouts?: HttpOptions['timeouts']
  /** A larger zip is refused during the download; a day has 2 to 10 MB. */
  maxZipBytes?: number
}

/** The list of dates; INLABS also shows it in place of a date that it lacks. */
export interface Dates {
  kind: 'root'
  /** YYYY-MM-DD, ascending. */
  dates: string[]
}

export interface Day {
  kind: 'day'
  files: ListedFile[]
}

/** A client of INLABS that works like its documented script. Calls must be sequential. */
export interface InlabsClient extends AsyncDisposable {
  dates(ask: Ask): Promise<Dates | Failure>
  day(data: string, ask: Ask): Promise<Day | Dates | Failure>
  /**
   * Saves the zip of a section into `folder` under INLABS' own name, without checking its content.
   */
  download(
    data: string,
    pubName: string,
    folder: string,
    ask: Ask,
  ): Promise<{ kind: 'file'; path: string } | Failure>
}

const TIMEOUTS = { headersMs: 30_000, bodyMs: 30_000, slowMs: 60_000, totalMs: 15 * 60_000 }
const MAX_ZIP_BYTES = 512 * 2 ** 20

/** The cookie that proves a login. */
const SESSION_COOKIE = 'inlabs_session_cookie'
/** The documented script sends this with a download. */
const ORIGIN = { origem: '736372697074' }

export function createInlabsClient(options: InlabsOptions): InlabsClient {
  const { email, password, contact, maxZipBytes = MAX_ZIP_BYTES } = options
  const { timeouts = TIMEOUTS, clock } = options
  const http = createHttp({ ...options, timeouts, userAgent: userAgentOf(contact) })

  return {
    dates: (ask) =>
      asValue(async () => {
        const page = await openPage(null, ask)
        return page.kind === 'root' ? page : unexpected()
      }),

    day: (data, ask) => asValue(() => openPage(data, ask)),

    download: (data, pubName, folder, ask) =>
      asValue(() =>
        withSession(ask, async () => {
          const name = `${data}-${pubName}.zip`
          const path = join(folder, name)
          return await http.send(
            { method: 'GET', path: `index.php?p=${data}&dl=${name}`, headers: ORIGIN },
            ask,
            async (answer) => {
              if (!isFile(answer)) return await whyNoFile(http, answer, data)
              const limits = { maxBytes: maxZipBytes, slowMs: timeouts.slowMs }
              await saveZip(answer, path, limits, { clock, onProgress: ask.onProgress })
              return { kind: 'file', path }
            },
          )
        }),
      ),

    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }

  async function openPage(data: string | null, ask: Ask): Promise<Day | Dates> {
    const path = data === null ? 'index.php' : `index.php?p=${data}`
    return await withSession(ask, () =>
      http.send({ method: 'GET', path }, ask, (answer) => pageOf(http, answer, data)),
    )
  }

  /**
   * Runs `work` within a session. If the session proves to have expired, it logs in again, once.
   */
  async function withSession<T>(ask: Ask, work: () => Promise<T | typeof EXPIRED>): Promise<T> {
    if (!http.cookies.has(SESSION_COOKIE)) await login(ask)
    const first = await work()
    if (first !== EXPIRED) return first
    await login(ask)
    const second = await work()
    if (second !== EXPIRED) return second
    // The session stays: perhaps only this answer is wrong, and each login could make a lock-out
    // worse.
    throw new Failed('sessao_recusada')
  }

  /** INLABS answers bad credentials with 200 and a page; only the cookie proves a login. */
  async function login(ask: Ask): Promise<void> {
    http.cookies.clear()
    const body = new URLSearchParams({ email, password }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await http.send({ method: 'POST', path: 'logar.php', headers, body }, ask, async (answer) => {
      if (http.cookies.has(SESSION_COOKIE)) return
      if (isRedirectToLogin(answer)) throw new Failed('credenciais_recusadas')
      checkStatus(answer)
      if (readInlabsPage(await http.text(answer), null).kind === 'blocked')
        throw new Failed('acesso_bloqueado')
      throw new Failed('credenciais_recusadas')
    })
  }
}

const EXPIRED = Symbol('the session has expired')

function isFile({ statusCode, headers }: HttpAnswer): boolean {
  const type = String(headers['content-type'] ?? '')
  return statusCode === 200 && /^application\/(octet-stream|zip|x-zip)/i.test(type)
}

/** The received page, or the news that the session has expired. @throws Failed */
async function pageOf(
  http: Http,
  answer: HttpAnswer,
  data: string | null,
): Promise<Day | Dates | typeof EXPIRED> {
  if (isRedirectToLogin(answer)) return EXPIRED
  checkStatus(answer)
  const page: InlabsPage = readInlabsPage(await http.text(answer), data)
  switch (page.kind) {
    case 'day':
    case 'root':
      return page
    case 'login':
      return EXPIRED
    case 'blocked':
      throw new Failed('acesso_bloqueado')
    case 'unknown':
      return unexpected()
  }
}

/**
 * Tells why something other than a zip was received. @throws Failed unless it is an expired
 * session.
 */
async function whyNoFile(http: Http, answer: HttpAnswer, data: string): Promise<typeof EXPIRED> {
  if (answer.statusCode === 404) throw new Failed('secao_ausente')
  const page = await pageOf(http, answer, data)
  if (page === EXPIRED) return EXPIRED
  throw new Failed(page.kind === 'root' ? 'data_ausente' : 'nao_e_zip')
}

function isRedirectToLogin({ statusCode, headers }: HttpAnswer): boolean {
  return statusCode >= 300 && statusCode < 400 && /acessar\.php/.test(String(headers.location))
}

function checkStatus({ statusCode }: HttpAnswer): void {
  if (statusCode === 403) throw new Failed('acesso_bloqueado', 'HTTP 403')
  if (statusCode >= 400) throw new Failed('erro_http', `HTTP ${statusCode}`)
  if (statusCode >= 300) throw new Failed('resposta_inesperada', `HTTP ${statusCode}`)
}

function unexpected(): never {
  throw new Failed('resposta_inesperada')
}
