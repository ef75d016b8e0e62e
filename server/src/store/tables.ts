import { bytes, int } from './rows.ts'
import { table } from './table.ts'

/** A value sealed with the archive's key, by which the key is recognised: one row. */
export const secretKeyProof = table('secret_key_proof', { id: int, sealed: bytes })
