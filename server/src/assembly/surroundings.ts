import { randomBytes } from 'node:crypto'
import { PASSWORD_COST, type PasswordCost } from '../access/people/password.ts'
import { type Clock, systemClock } from '../lib/time/clock.ts'
import { type Resolve, resolveByNameServers } from '../webhooks/address/resolver.ts'

/** What a service needs from its environment. */
export interface Surroundings {
  clock: Clock
  /** Cryptographically strong random bytes. */
  random: (size: number) => Uint8Array
  /** Resolves the addresses of receivers. */
  resolve: Resolve
  /** How expensive the hash of a password is. */
  passwordCost: PasswordCost
}

export const realSurroundings: Surroundings = {
  clock: systemClock,
  random: randomBytes,
  resolve: resolveByNameServers,
  passwordCost: PASSWORD_COST,
}
