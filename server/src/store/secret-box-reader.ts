import type { SecretBox } from '../lib/secret-box.ts'
import { bytes, row } from './rows.ts'
import { boxFor } from './secret-key.ts'
import type { SqlReader } from './sql.ts'

const proofRow = row({ sealed: bytes })

/**
 * Opens the box that seals an archive's secrets, on a read-only connection; null while nothing was sealed
 * yet.
 * @throws Problem `conflito` when the archive was sealed with another key, or its key is missing.
 */
export function createSecretBoxReader(
  sql: SqlReader,
  dataDir: string,
  configured: Uint8Array | null,
): () => Promise<SecretBox | null> {
  let found: SecretBox | null = null
  return async () => {
    if (found !== null) return found
    const proof = await sql.one(proofRow, 'SELECT sealed FROM secret_key_proof')
    if (proof !== null) found = boxFor(proof.sealed, dataDir, configured).box
    return found
  }
}
