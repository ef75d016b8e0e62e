import { APIError, Arauto } from 'arauto-client'
import type {
  IExecuteFunctions,
  IHookFunctions,
  IHttpRequestMethods,
  ILoadOptionsFunctions,
  IN8nHttpFullResponse,
  IPollFunctions,
  JsonObject,
} from 'n8n-workflow'

type Context = IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions | IPollFunctions

/** A client of the service in the credentials. */
export async function connect(context: Context): Promise<Arauto> {
  const { baseUrl, apiKey } = await context.getCredentials<{ baseUrl: string; apiKey: string }>(
    'arautoApi',
  )
  return new Arauto({ baseUrl, apiKey, userAgent: 'n8n', fetch: fetchBy(context) })
}

/**
 * `fetch` through n8n, so that its proxy, certificates and forbidden addresses apply to its nodes,
 * too.
 */
function fetchBy({ helpers }: Context): typeof fetch {
  return async (url, init = {}) => {
    const { body, headers, statusCode }: IN8nHttpFullResponse = await helpers.httpRequest({
      url: String(url),
      method: init.method as IHttpRequestMethods,
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
      abortSignal: init.signal ?? undefined,
      disableFollowRedirect: true,
      encoding: 'arraybuffer',
      ignoreHttpStatusErrors: true,
      returnFullResponse: true,
    })
    const isEmpty = statusCode === 204 || statusCode === 304
    return new Response(isEmpty ? null : (body as unknown as Uint8Array<ArrayBuffer>), {
      status: statusCode,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    })
  }
}

/** The parts of a NodeApiError, so that n8n shows the fault and the way out. */
export function refusalOf(error: unknown): [JsonObject, { message: string; description: string }] {
  const { message } = error as Error
  const description = error instanceof APIError ? wayOut(error) : message
  return [
    { ...(error as JsonObject), message },
    { message: titleOf(error as Error), description },
  ]
}

function titleOf(error: Error): string {
  return error instanceof APIError ? error.mensagem : error.message
}

function wayOut({ detalhes, request_id }: APIError): string {
  const lines = detalhes.map(({ campo, problema, sugestao }) =>
    [`${campo}: ${problema}`, sugestao].filter(Boolean).join(' '),
  )
  return lines.length > 0 ? lines.join('\n') : `request_id: ${request_id}`
}
