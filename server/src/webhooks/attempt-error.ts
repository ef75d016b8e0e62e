import { AddressRefusedError } from './address/guard.ts'

/** Why an attempt failed, as `erro` of an attempt and `ultimo_erro` of a delivery. */
export const ATTEMPT_ERRORS = [
  /** The name has no IP address, or its name servers do not answer. */
  'dns',
  /** The guard refused the IP address. */
  'endereco_recusado',
  'conexao_recusada',
  /** Closed or reset before a status line. */
  'conexao_interrompida',
  /** No status line within the deadline. */
  'tempo_esgotado',
  'certificado_invalido',
  /** The TLS handshake failed for another reason than the certificate. */
  'tls',
  /** The answer is not HTTP, or its header is too large. */
  'resposta_invalida',
  'redirecionamento',
  /** Any other status than 2xx. */
  'status_http',
  /** The network, or our own fault. */
  'rede',
] as const
export type AttemptError = (typeof ATTEMPT_ERRORS)[number]

/** No answer within the deadline of an attempt. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The class of an error that undici, the sockets or the guard threw. */
export function classify(error: unknown): AttemptError {
  if (error instanceof AddressRefusedError) return 'endereco_recusado'
  if (error instanceof DeadlineError) return 'tempo_esgotado'
  const code = codeOf(error)
  if (CERTIFICATE.test(code)) return 'certificado_invalido'
  return CLASSES.find(([codes]) => codes.test(code))?.[1] ?? 'rede'
}

/** Whether the other end closed an existing connection. */
export function isInterruption(error: unknown): boolean {
  return classify(error) === 'conexao_interrompida'
}

const CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT|.*SELF_SIGNED|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|.*_CERT_|.*ISSUER)/

const CLASSES: [codes: RegExp, erro: AttemptError][] = [
  [
    /^(ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|EFORMERR|ENOTIMP|EBADRESP|EBADNAME|ETIMEOUT|ECANCELLED|EAI_.*)$/,
    'dns',
  ],
  [/^ECONNREFUSED$/, 'conexao_recusada'],
  [/^(UND_ERR_CONNECT_TIMEOUT|UND_ERR_HEADERS_TIMEOUT|ETIMEDOUT)$/, 'tempo_esgotado'],
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ECONNABORTED)$/, 'conexao_interrompida'],
  [/^(HPE_.*|HTTPParserError|UND_ERR_HEADERS_OVERFLOW)$/, 'resposta_invalida'],
  [/^(ERR_SSL_.*|ERR_TLS_.*|EPROTO)$/, 'tls'],
]

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // undici's parser gives no code when the answer is not HTTP at all.
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
