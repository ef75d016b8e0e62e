import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Receiver } from '../../webhooks/dispatch/delivery-queue.ts'
import type { SqlReader } from '../sql.ts'
import { webhooks } from './tables.ts'
import { openedAddress } from './webhook-addresses.ts'

const receiverRow = webhooks.pick(
  'id',
  'url',
  'sealed_url',
  'max_simultaneas',
  'envio',
  'ativo',
  'falhas_consecutivas',
  'alive_at',
  'warned',
  'cautious',
  'secret',
  'next_secret',
  'next_secret_from',
  'deleted_at',
)

/** A webhook as the dispatcher sees it; nothing if it was deleted and its row was removed. */
export async function readReceiver(sql: SqlReader, box: SecretBox, id: string): Promise<Receiver> {
  const found = await sql.one(
    receiverRow,
    `SELECT ${receiverRow.columns} FROM webhooks WHERE id = $1`,
    [id],
  )
  if (found === null) return sweptReceiver(id)
  const { max_simultaneas, envio, ativo, falhas_consecutivas, alive_at, warned, cautious } = found
  const { secret, next_secret, next_secret_from } = found
  const gone = found.deleted_at !== null // and its secrets were erased
  return {
    id,
    url: openedAddress(found, box),
    shownUrl: found.url,
    secrets: {
      secret: gone ? '' : box.open(secret, id),
      next:
        gone || next_secret === null || next_secret_from === null
          ? null
          : { secret: box.open(next_secret, id), from: next_secret_from },
    },
    max_simultaneas,
    envio,
    health: { ativo, falhas_consecutivas, aliveAt: alive_at, warned },
    cautious,
    gone,
  }
}

function sweptReceiver(id: string): Receiver {
  return {
    id,
    url: '',
    shownUrl: '',
    secrets: { secret: '', next: null },
    max_simultaneas: null,
    envio: null,
    health: { ativo: false, falhas_consecutivas: 0, aliveAt: 0, warned: false },
    cautious: false,
    gone: true,
  }
}
