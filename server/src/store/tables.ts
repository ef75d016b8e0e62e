import { bytes, int } from './rows.ts'
import { table } from './table.ts'

/** What the archive's key has sealed, to recognize it: one row. */
export const secretKeyProof = table('secret_key_proof', { id: int, sealed: bytes })
