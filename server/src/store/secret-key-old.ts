import type { DatabaseSync } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'
import { transaction } from './database.ts'
import { boxFor } from './secret-key.ts'

/** The box of secret-key.ts, on a connection of its own kind. */
export function openSecretBox(
  db: DatabaseSync,
  dataDir: string,
  configured: Uint8Array | null,
): SecretBox {
  return transaction(db, () => {
    const proof = db.prepare('SELECT sealed FROM secret_key_proof').get()?.sealed
    const { box, newProof } = boxFor((proof as Uint8Array) ?? null, dataDir, configured)
    if (newProof !== null) db.prepare('INSERT INTO secret_key_proof VALUES (1, ?)').run(newProof)
    return box
  })
}
