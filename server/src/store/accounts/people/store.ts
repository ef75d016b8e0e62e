import type { PeopleStore } from '../../../access/people/people-store.ts'
import type { SecretBox } from '../../../lib/crypto/secret-box.ts'
import type { Sql } from '../../sql.ts'
import { createAddressStore } from './addresses.ts'
import { createIdentityStore } from './identities.ts'
import { createInvitationStore } from './invitations.ts'
import { createMemberStore } from './members.ts'
import { createPasswordStore } from './passwords.ts'
import { createPeopleReader } from './reader.ts'
import { createSecondFactorStore } from './second-factor.ts'
import { createSessionStore } from './sessions.ts'

/**
 * People and their access, on a writing connection; `box` seals the secrets that must be read
 * again.
 */
export function createPeopleStore(sql: Sql, box: SecretBox): PeopleStore {
  return {
    ...createPeopleReader(sql),
    ...createSessionStore(sql),
    ...createInvitationStore(sql, box),
    ...createPasswordStore(sql, box),
    ...createAddressStore(sql),
    ...createSecondFactorStore(sql, box),
    ...createIdentityStore(sql),
    ...createMemberStore(sql),
  }
}
