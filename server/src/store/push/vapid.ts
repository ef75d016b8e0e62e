import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { type Vapid, newVapidKey, vapidWith } from '../../lib/crypto/vapid.ts'
import type { Sql } from '../sql.ts'
import { pushKeys } from './tables.ts'

/** What the private key is sealed for. */
const OWNER = 'navegadores'
const ONLY = 1

const insertKey = pushKeys.insert('ON CONFLICT (id) DO NOTHING')

/**
 * Reads the key by which browsers know this installation, once; the first who needs it makes it. Processes that make
 * one at the same time agree on the first.
 */
export function createVapidReader(
  sql: Sql,
  box: SecretBox,
  contact: string | null,
): () => Promise<Vapid> {
  let known: Promise<Vapid> | null = null

  async function read(): Promise<Vapid> {
    const found = (await stored()) ?? (await make())
    return vapidWith(box.open(found.sealed, OWNER), contact)
  }

  function stored() {
    return sql.one(pushKeys, `SELECT ${pushKeys.columns} FROM push_keys WHERE id = $1`, [ONLY])
  }

  async function make() {
    const sealed = box.seal(newVapidKey(), OWNER)
    await sql.transaction((tx) => insertKey(tx, { id: ONLY, sealed }))
    return (await stored())! // ours, or that of whoever was first
  }

  return async () => {
    known ??= read()
    try {
      return await known
    } catch (error) {
      known = null
      throw error
    }
  }
}
