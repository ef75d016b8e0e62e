import { type Signer, newSigningKey, signerWith } from '../../lib/crypto/signing.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Sql } from '../sql.ts'
import { signingKeys } from './tables.ts'

/** What the private key is sealed for. */
const OWNER = 'declaracoes'
const NEWEST = 'ORDER BY criada_em DESC, chave_publica LIMIT 1'

const insertKey = signingKeys.insert()

/**
 * The key that signs this installation's statements, made when first needed, and again when the secrets of
 * the archive were discarded. It is sealed as all secrets are.
 */
export async function openSigner(tx: Sql, box: SecretBox, now: Date): Promise<Signer> {
  const known = await tx.one(
    signingKeys,
    `SELECT ${signingKeys.columns} FROM signing_keys ${NEWEST}`,
  )
  const opened = known && open(box, known.sealed)
  if (opened !== null) return signerWith(opened)
  const pem = newSigningKey()
  const signer = signerWith(pem)
  await insertKey(tx, {
    chave_publica: signer.publicKey,
    sealed: box.seal(pem, OWNER),
    criada_em: now.toISOString(),
  })
  return signer
}

function open(box: SecretBox, sealed: Uint8Array): string | null {
  try {
    return box.open(sealed, OWNER)
  } catch {
    return null // of secrets that were discarded
  }
}

/** Null: the key of the archive's secrets is missing or another one; imports go on without it. */
export async function boxOrNull(openBox: () => Promise<SecretBox>): Promise<SecretBox | null> {
  try {
    return await openBox()
  } catch (error) {
    if (error instanceof Problem && error.codigo === 'conflito') return null
    throw error
  }
}
