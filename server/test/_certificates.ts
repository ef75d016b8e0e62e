import { generate } from 'selfsigned'

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string
  key: string
}

export interface Authority extends Certificate {
  /** A certificate for `hostname`, signed by this authority. */
  issue(hostname: string, expired?: boolean): Promise<Certificate>
}

/** An authority that nobody trusts by default. */
export async function makeAuthority(): Promise<Authority> {
  const authority = await make('Autoridade de teste', [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ])
  return {
    ...authority,
    issue: (hostname, expired = false) =>
      make(hostname, serverExtensions(hostname), { ca: authority, expired }),
  }
}

/** A self-signed certificate for `hostname`. */
export function makeSelfSigned(hostname: string): Promise<Certificate> {
  return make(hostname, serverExtensions(hostname))
}

type Extensions = NonNullable<NonNullable<Parameters<typeof generate>[1]>['extensions']>

function serverExtensions(hostname: string): Extensions {
  return [
    { name: 'basicConstraints', cA: false },
    { name: 'subjectAltName', altNames: [{ type: 2, value: hostname }] },
  ]
}

const DAY_MS = 86_400_000

async function make(
  name: string,
  extensions: Extensions,
  { ca, expired = false }: { ca?: Certificate; expired?: boolean } = {},
): Promise<Certificate> {
  const end = Date.now() + (expired ? -DAY_MS : DAY_MS)
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(end - 2 * DAY_MS),
    notAfterDate: new Date(end),
    extensions,
    ...(ca && { ca }),
  })
  return { cert: made.cert, key: made.private }
}
