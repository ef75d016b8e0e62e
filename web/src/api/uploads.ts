import { queryOptions } from '@tanstack/react-query'
import { ApiError, Unreachable, call } from './client.ts'
import type { Envio, RespostaErro } from './schema.ts'

/** How often to look at a running import. */
const AGAIN_MS = 1_000

export const uploadsOptions = queryOptions({
  queryKey: ['envios'],
  queryFn: async ({ signal }) => (await call('GET /operacao/envios', { signal })).dados,
  refetchInterval: ({ state }) =>
    state.data?.some(({ estado }) => estado === 'recebido') ? AGAIN_MS : false,
})

interface UploadOptions {
  /** Whether to notify webhooks and alerts about new acts. */
  notify: boolean
  /** Between 0 and 1. */
  onProgress(share: number): void
}

/**
 * Uploads the zip of an edition. It uses XMLHttpRequest, because fetch does not report the progress
 * of an upload.
 * @throws ApiError and Unreachable like any call.
 */
export function uploadZip(file: File, { notify, onProgress }: UploadOptions): Promise<Envio> {
  const query = new URLSearchParams({ nome: file.name, ...(notify ? { notificar: 'true' } : {}) })
  const request = new XMLHttpRequest()
  const done = Promise.withResolvers<Envio>()
  request.open('POST', `/api/v1/operacao/envios?${query}`)
  request.responseType = 'json'
  request.setRequestHeader('Content-Type', 'application/zip')
  request.setRequestHeader('X-Requested-With', 'arauto')
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  request.addEventListener('error', () => done.reject(new Unreachable('')))
  request.addEventListener('load', () => {
    const answer: unknown = request.response
    if (request.status === 202) done.resolve((answer as { dados: Envio }).dados)
    else if (answer === null) done.reject(new Unreachable(''))
    else done.reject(new ApiError(headOf(request), answer as RespostaErro))
  })
  request.send(file)
  return done.promise
}

/** The head of an answer, in fetch's form. */
function headOf(request: XMLHttpRequest): Pick<Response, 'status' | 'headers'> {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  return { status: request.status, headers }
}
