import { randomBytes } from 'node:crypto'
import { PASSWORD_COST, type PasswordCost } from '../access/people/password.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { type Resolve, resolveByNameServers } from '../webhooks/address/resolver.ts'

/** What a service finds in the world around it. */
export interface Surroundings {
  clock: Clock
  /** Strong bytes. */
  random: (size: number) => Uint8Array
  /** The addresses of receivers. */
  resolve: Resolve
  /** How long guessing a password takes. */
  passwordCost: PasswordCost
}

export const realSurroundings: Surroundings = {
  clock: systemClock,
  random: randomBytes,
  resolve: resolveByNameServers,
  passwordCost: PASSWORD_COST,
}
