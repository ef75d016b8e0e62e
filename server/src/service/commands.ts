import type { KeyStore } from '../access/key-store.ts'

/** What the API asks the service to do, by subject: each is done whole, or refused and nothing is changed. */
export interface Commands {
  keys: Pick<KeyStore, 'recordUse'>
}
