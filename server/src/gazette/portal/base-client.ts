import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { saveZip } from '../inlabs/download.ts'
import { Failed } from '../inlabs/failed.ts'
import { type Ask, type HttpAnswer, createHttp } from '../inlabs/http.ts'
import type { Failure } from '../inlabs/reason.ts'
import { userAgentOf } from '../inlabs/user-agent.ts'
import { type BaseLink, baseLinks, basePath } from './base-page.ts'
import type { PortalOptions } from './client.ts'
import { portalFailure } from './failure.ts'

/** A client of the portal's open data, the zips of the monthly base. Calls must be sequential. */
export interface BaseClient extends AsyncDisposable {
  /** The zips of a month; none if the portal has it not, or not yet. */
  month(mes: string, ask: Ask): Promise<{ kind: 'links'; links: BaseLink[] } | Failure>
  /** Puts a zip into a folder under its own name, whole or not at all. */
  download(link: BaseLink, folder: string, ask: Ask): Promise<{ kind: 'saved' } | Failure>
}

/** A month of Section 1 has half a gigabyte of pictures. */
const TIMEOUTS = { headersMs: 60_000, bodyMs: 60_000, slowMs: 60_000, totalMs: 2 * 3_600_000 }
const MAX_ZIP_BYTES = 8 * 2 ** 30

export function createBaseClient(options: PortalOptions): BaseClient {
  const timeouts = options.timeouts ?? TIMEOUTS
  const http = createHttp({ ...options, timeouts, userAgent: userAgentOf(options.contact) })
  return {
    month: (mes, ask) =>
      asPortal(() =>
        http.send({ method: 'GET', path: basePath(mes) }, ask, async (answer) => {
          refuseOther(answer)
          const html = await http.text(answer)
          if (/Request Rejected|requested URL was rejected/i.test(html))
            throw new Failed('acesso_bloqueado')
          return { kind: 'links' as const, links: baseLinks(html, mes, options.url) }
        }),
      ),
    download: ({ arquivo, path }, folder, ask) =>
      asPortal(async () => {
        const beside = join(folder, `.${arquivo}.baixando`)
        await http.send({ method: 'GET', path }, ask, async (answer) => {
          refuseOther(answer)
          const limits = { maxBytes: MAX_ZIP_BYTES, slowMs: timeouts.slowMs }
          await saveZip(answer, beside, limits, { ...options, onProgress: ask.onProgress })
        })
        await rename(beside, join(folder, arquivo))
        return { kind: 'saved' as const }
      }),
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }
}

function refuseOther({ statusCode }: HttpAnswer): void {
  if (statusCode === 403) throw new Failed('acesso_bloqueado', 'HTTP 403')
  if (statusCode >= 400) throw new Failed('erro_http', `HTTP ${statusCode}`)
  if (statusCode >= 300) throw new Failed('resposta_inesperada', `HTTP ${statusCode}`)
}

/** The result of `work`, or how the portal failed. */
async function asPortal<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failed) return portalFailure(error.failure.motivo, error.detail)
    throw error
  }
}
