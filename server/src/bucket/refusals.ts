import { Problem, detailOf } from '../lib/errors/problem.ts'
import { elementsOf } from './xml.ts'

/** What a storage answered instead of doing it. */
export class BucketRefusal extends Error {
  override readonly name = 'BucketRefusal'
  readonly status: number
  /** Its own word for it, such as `NoSuchBucket`; empty: it has none. */
  readonly code: string

  constructor(status: number, text: string) {
    super(elementsOf(text, 'Message')[0] ?? '')
    this.status = status
    this.code = elementsOf(text, 'Code')[0] ?? ''
  }

  /** Whether the same request may succeed later. */
  get mayPass(): boolean {
    return this.status === 429 || this.status >= 500 || PASSING.has(this.code)
  }
}

const PASSING = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'ServiceUnavailable'])

const KEYS = 'ARAUTO_S3_ACCESS_KEY_ID, ARAUTO_S3_SECRET_ACCESS_KEY'
const REGION = [
  'ARAUTO_S3_REGION',
  'o bucket é de outra região',
  'Ponha nela a região do bucket, e em ARAUTO_S3_ENDPOINT o endereço dessa região.',
] as const

/** Which setting is wrong, what is wrong with it, and the way out, by the storage's word. */
const BY_CODE: Record<string, readonly [setting: string, problem: string, wayOut: string]> = {
  NoSuchBucket: ['ARAUTO_S3_BUCKET', 'o bucket não existe', 'Crie-o, ou corrija o nome.'],
  InvalidAccessKeyId: [KEYS, 'a chave não existe', 'Confira as duas, e o endereço.'],
  // VersityGW's word for it.
  XAdminUserNotFound: [KEYS, 'a chave não existe', 'Confira as duas, e o endereço.'],
  SignatureDoesNotMatch: [
    KEYS,
    'a assinatura não confere',
    'Confira o segredo da chave, a região e o endereço.',
  ],
  AccessDenied: [
    KEYS,
    'a chave não pode fazer isso',
    'Dê a ela as permissões que docs/operations.md lista.',
  ],
  RequestTimeTooSkewed: ['relógio', 'o desta máquina está errado', 'Acerte-o (NTP).'],
  PermanentRedirect: REGION,
  AuthorizationHeaderMalformed: REGION,
  EntityTooLarge: ['arquivo', 'é maior do que o armazenamento aceita', 'Divida-o.'],
  XMinioStorageFull: ['ARAUTO_S3_BUCKET', 'não há espaço', 'Aumente-o, ou apague o que for velho.'],
}
const BY_STATUS: typeof BY_CODE = {
  301: REGION,
  // Answers to HEAD have no words.
  403: BY_CODE['AccessDenied']!,
}

/** The error to show for one that met a storage; other errors are returned as they are. */
export function bucketProblem(
  error: unknown,
  { endpoint, bucket }: { endpoint: string; bucket: string },
): unknown {
  if (error instanceof BucketRefusal) return refusalOf(error, bucket)
  // fetch says why only in the cause.
  const cause = error instanceof TypeError ? error.cause : null
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (!(cause instanceof Error) && !isLate) return error
  const { code, message }: Partial<NodeJS.ErrnoException> = cause ?? {}
  return new Problem(
    'indisponivel',
    `O armazenamento em ${endpoint} não responde.`,
    [
      detailOf(
        'ARAUTO_S3_ENDPOINT',
        code ?? message ?? 'sem resposta',
        'Confira o endereço e se ele está no ar, e repita o comando: o que já foi enviado fica.',
      ),
    ],
    error,
  )
}

function refusalOf(error: BucketRefusal, bucket: string): Problem {
  const { code, status, message } = error
  const [setting, problem, wayOut] = BY_CODE[code] ??
    BY_STATUS[status] ?? [
      'ARAUTO_S3_ENDPOINT',
      [code || `status ${status}`, message].filter((part) => part !== '').join(': '),
      'Repita o comando: o que já foi enviado fica. Se continuar, veja o registro do armazenamento.',
    ]
  return new Problem(
    error.mayPass ? 'indisponivel' : 'conflito',
    `O armazenamento recusou o pedido ao bucket ${bucket}.`,
    [detailOf(setting, problem, wayOut)],
    error,
  )
}
