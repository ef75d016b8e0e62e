import { rm } from 'node:fs/promises'
import { listDownloaded } from '../inlabs/check-zip.ts'
import { saveZip } from '../inlabs/download.ts'
import { Failed } from '../inlabs/failed.ts'
import { type Ask, type HttpAnswer, createHttp } from '../inlabs/http.ts'
import type { Failure } from '../inlabs/reason.ts'
import { userAgentOf } from '../inlabs/user-agent.ts'
import type { SourceLimits } from '../source/source.ts'
import { type BaseLink, baseLinks, basePath } from './base-page.ts'
import type { PortalOptions } from './client.ts'
import { portalFailure } from './failure.ts'
import { dropPartial, findPartial, finishPartial, partialPath } from './partial-zip.ts'
import { askedToWait, retried } from './retry.ts'

export interface BaseOptions extends PortalOptions {
  /** Of what is downloaded. */
  limits: SourceLimits
  /** @throws what ends a download into a folder that has no room for so many bytes more */
  expectRoom(folder: string, bytes: number): Promise<void>
}

/** A client of the portal's open data, the zips of the monthly base. Calls must be sequential. */
export interface BaseClient extends AsyncDisposable {
  /** The zips of a month; none if the portal has it not, or not yet. */
  month(mes: string, ask: Ask): Promise<{ kind: 'links'; links: BaseLink[] } | Failure>
  /**
   * Puts a zip into a folder under its own name, whole or not at all; goes on with what an interrupted download left
   * there, if the portal lets it.
   */
  download(link: BaseLink, folder: string, ask: Ask): Promise<{ kind: 'saved' } | Failure>
}

/** A month of Section 1 has half a gigabyte of pictures. */
const TIMEOUTS = { headersMs: 60_000, bodyMs: 60_000, slowMs: 60_000, totalMs: 2 * 3_600_000 }
const MAX_ZIP_BYTES = 8 * 2 ** 30

export function createBaseClient(options: BaseOptions): BaseClient {
  const { clock, sleep, limits, expectRoom } = options
  const timeouts = options.timeouts ?? TIMEOUTS
  const http = createHttp({ ...options, timeouts, userAgent: userAgentOf(options.contact) })

  return {
    month: (mes, ask) =>
      asPortal(ask, () =>
        http.send({ method: 'GET', path: basePath(mes) }, ask, async (answer) => {
          refuseOther(answer)
          const html = await http.text(answer)
          if (/Request Rejected|requested URL was rejected/i.test(html))
            throw new Failed('acesso_bloqueado')
          return { kind: 'links' as const, links: baseLinks(html, mes, options.url) }
        }),
      ),
    download: (link, folder, ask) =>
      asPortal(ask, async () => {
        const path = await fetchZip(link, folder, ask)
        try {
          await listDownloaded(path, limits)
        } catch (error) {
          await rm(path, { force: true })
          throw error
        }
        await finishPartial(path, folder, link.arquivo)
        return { kind: 'saved' as const }
      }),
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }

  /** The path of a download that came to its end. */
  async function fetchZip({ arquivo, path }: BaseLink, folder: string, ask: Ask): Promise<string> {
    const before = await findPartial(folder, arquivo)
    const headers =
      before === null || before.etag === null
        ? {}
        : { range: `bytes=${before.bytes}-`, 'if-range': before.etag }
    return await http.send({ method: 'GET', path, headers }, ask, async (answer) => {
      const isUseless = answer.statusCode === 416
      if (!isUseless) refuseOther(answer)
      const isRest = before !== null && continues(answer, before.bytes)
      if (before !== null && !isRest) await dropPartial(before)
      if (isUseless) throw new Failed('transferencia_incompleta', 'HTTP 416')
      const target = isRest ? before.path : partialPath(folder, arquivo, tagOf(answer))
      const from = isRest ? before.bytes : 0
      await saveZip(
        answer,
        target,
        { maxBytes: MAX_ZIP_BYTES, slowMs: timeouts.slowMs },
        {
          clock,
          onProgress: ask.onProgress,
          from,
          expectRoom: (bytes) => expectRoom(folder, bytes),
        },
      )
      return target
    })
  }

  function refuseOther(answer: HttpAnswer): void {
    const { statusCode } = answer
    const later = askedToWait(answer, clock)
    if (later !== null) throw later
    if (statusCode === 403) throw new Failed('acesso_bloqueado', 'HTTP 403')
    if (statusCode >= 400) throw new Failed('erro_http', `HTTP ${statusCode}`)
    if (statusCode >= 300) throw new Failed('resposta_inesperada', `HTTP ${statusCode}`)
  }

  /** The result of `work`, tried again while that may help, or how the portal failed. */
  async function asPortal<T>({ signal }: Ask, work: () => Promise<T>): Promise<T | Failure> {
    try {
      return await retried(work, sleep, signal)
    } catch (error) {
      if (error instanceof Failed) return portalFailure(error.failure.motivo, error.detail)
      throw error
    }
  }
}

/** Whether an answer is the rest of what is there. */
function continues({ statusCode, headers }: HttpAnswer, bytes: number): boolean {
  return statusCode === 206 && String(headers['content-range'] ?? '').startsWith(`bytes ${bytes}-`)
}

/** A weak tag does not promise the same bytes. */
function tagOf({ headers }: HttpAnswer): string | null {
  const tag = String(headers.etag ?? '')
  return tag === '' || tag.startsWith('W/') ? null : tag
}
