import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts at the moment, from where, and since when; for the audit trail. */
export interface Actor {
  /** `ninguem`: nobody has shown who they are. */
  autor: 'pessoa' | 'chave' | 'comando' | 'ninguem'
  /** Who acts, or the person that the key answers for. */
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

/** Nobody acts when the service works by itself, and the trail does not record that. */
export const acting = new AsyncLocalStorage<Actor>()
