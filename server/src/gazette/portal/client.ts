import { Failed } from '../inlabs/failed.ts'
import { type Ask, type HttpAnswer, type HttpOptions, createHttp } from '../inlabs/http.ts'
import type { Failure } from '../inlabs/reason.ts'
import { userAgentOf } from '../inlabs/user-agent.ts'
import { portalFailure } from './failure.ts'
import { type PortalAct, readReadingPage } from './reading-page.ts'

export interface PortalOptions extends Omit<HttpOptions, 'userAgent' | 'timeouts'> {
  /** The contact for the portal's operators: part of the User-Agent. */
  contact: string | null
  timeouts?: HttpOptions['timeouts']
}

/** The portal's list of a section's acts; empty when there are none. */
interface Reading {
  kind: 'reading'
  acts: PortalAct[]
}

/**
 * A client of the portal www.in.gov.br, through the page on which people read a day. Calls must be
 * sequential.
 */
export interface PortalClient extends AsyncDisposable {
  read(data: string, pubName: string, ask: Ask): Promise<Reading | Failure>
  /** The permanent link of a page. */
  permalinkOf(urlTitle: string): string
}

const TIMEOUTS = { headersMs: 60_000, bodyMs: 30_000, slowMs: 60_000, totalMs: 5 * 60_000 }
/** Some 1 kB per act, and a day of Section 3 has thousands. */
const MAX_PAGE_BYTES = 32 * 2 ** 20

export function createPortalClient(options: PortalOptions): PortalClient {
  const userAgent = userAgentOf(options.contact)
  const http = createHttp({ timeouts: TIMEOUTS, ...options, userAgent })
  const base = options.url.endsWith('/') ? options.url : `${options.url}/`

  return {
    async read(data, pubName, ask) {
      const date = data.split('-').toReversed().join('-')
      const path = `leiturajornal?data=${date}&secao=${pubName.toLowerCase()}`
      try {
        return await http.send({ method: 'GET', path }, ask, (answer) =>
          readingOf(answer, data, pubName),
        )
      } catch (error) {
        if (error instanceof Failed) return portalFailure(error.failure.motivo, error.detail)
        throw error
      }
    },
    permalinkOf: (urlTitle) => `${base}web/dou/-/${urlTitle}`,
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }

  async function readingOf(answer: HttpAnswer, data: string, pubName: string): Promise<Reading> {
    const { statusCode } = answer
    if (statusCode === 403) throw new Failed('acesso_bloqueado', 'HTTP 403')
    if (statusCode >= 400) throw new Failed('erro_http', `HTTP ${statusCode}`)
    if (statusCode >= 300) throw new Failed('resposta_inesperada', `HTTP ${statusCode}`)
    const page = readReadingPage(await http.text(answer, MAX_PAGE_BYTES), data, pubName)
    switch (page.kind) {
      case 'acts':
        return { kind: 'reading', acts: page.acts }
      case 'blocked':
        throw new Failed('acesso_bloqueado')
      case 'other':
        throw new Failed('resposta_inesperada', 'de outra data ou seção')
      case 'unknown':
        throw new Failed('resposta_inesperada')
    }
  }
}
