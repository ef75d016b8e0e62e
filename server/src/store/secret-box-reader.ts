import type { SecretBox } from '../lib/crypto/secret-box.ts'
import { boxFor, findProof } from './secret-key.ts'
import type { SqlReader } from './sql.ts'

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
    const proof = await findProof(sql)
    if (proof !== null) found = boxFor(proof, dataDir, configured).box
    return found
  }
}
