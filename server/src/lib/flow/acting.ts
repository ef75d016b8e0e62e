import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts at the moment, from where, and since when; for the audit trail. */
export interface Actor {
  /** `ninguem`: the caller is not authenticated. */
  autor: 'pessoa' | 'chave' | 'comando' | 'ninguem'
  /** The person who acts, or the owner of the key. */
  pessoa_id: string | null
  chave_id: string | null
  conta_id: string | null
  /** The network, hashed with a key. */
  rede: string | null
  /** The whole address, if a setting keeps it. */
  endereco: string | null
  /** ISO 8601, UTC */
  em: string
}

/** Not set while the service works by itself; the audit trail does not record that work. */
export const acting = new AsyncLocalStorage<Actor>()
