import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts at the moment, from where, and since when: what the audit trail says of it. */
export interface Actor {
  /** `ninguem`: nobody has shown who they are. */
  autor: 'pessoa' | 'chave' | 'comando' | 'ninguem'
  /** Who acts, or for whom the key answers. */
  pessoa_id: string | null
  chave_id: string | null
  conta_id: string | null
  /** The network, hashed with a key. */
  rede: string | null
  /** The whole address, where a setting keeps it. */
  endereco: string | null
  /** ISO 8601, UTC */
  em: string
}

/** Nobody acts in what a service does by itself, and the trail says nothing of it. */
export const acting = new AsyncLocalStorage<Actor>()
