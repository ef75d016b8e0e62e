import type { ServerResponse } from 'node:http'
import { zipOfAnotherDate, zipOfAnotherSection, zipWithoutXml } from './bad-zips.ts'
import type { Fault } from './faults.ts'
import { blockedPage, loginPage, strangePage } from './pages.ts'

/** Longer than any client accepts. */
const ENDLESS_BYTES = 2 ** 40

export function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8' }).end(html)
}

export function redirectToLogin(response: ServerResponse): void {
  response.writeHead(302, { location: 'acessar.php' }).end()
}

/**
 * Answers like a failing INLABS.
 * @param root the page of dates, without the requested one.
 * @returns false for a fault in the content of a zip, which {@link sendZip} shows.
 */
export function sendFault(response: ServerResponse, fault: Fault, root: string): boolean {
  switch (fault) {
    case 'credenciais_recusadas':
      sendPage(response, loginPage())
      return true
    case 'sessao_recusada':
      redirectToLogin(response)
      return true
    case 'acesso_bloqueado':
      sendPage(response, blockedPage())
      return true
    case 'sem_conexao':
      response.destroy()
      return true
    case 'tempo_esgotado': // the request stays unanswered
      return true
    case 'erro_http':
      sendPage(response, strangePage(), 502)
      return true
    case 'resposta_inesperada':
      sendPage(response, strangePage())
      return true
    case 'data_ausente':
      sendPage(response, root)
      return true
    case 'secao_ausente':
      sendPage(response, strangePage(), 404)
      return true
    default:
      return false
  }
}

/** Sends a zip, or the fault in its place. */
export function sendZip(
  response: ServerResponse,
  zip: Uint8Array,
  fault: Fault | null,
  { data, pubName }: { data: string; pubName: string },
): void {
  switch (fault) {
    case 'arquivo_vazio':
      return sendFile(response, new Uint8Array(0))
    case 'arquivo_grande_demais':
      return sendFile(response, zip, ENDLESS_BYTES)
    case 'transferencia_incompleta':
      return sendFile(response, zip.subarray(0, zip.length / 2), zip.length)
    case 'nao_e_zip':
      return sendFile(response, Buffer.from(loginPage()))
    case 'zip_invalido':
      return sendFile(response, zip.subarray(0, zip.length - 40))
    case 'zip_sem_xml':
      return sendFile(response, zipWithoutXml())
    case 'data_errada':
      return sendFile(response, zipOfAnotherDate(data, pubName))
    case 'secao_errada':
      return sendFile(response, zipOfAnotherSection(data, pubName))
    default:
      sendFile(response, zip)
  }
}

/** Sends a download; if it promises more bytes than it has, it breaks off. */
function sendFile(response: ServerResponse, bytes: Uint8Array, promised = bytes.length): void {
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': promised,
  })
  if (promised === bytes.length) response.end(bytes)
  else response.write(bytes, () => response.destroy())
}
