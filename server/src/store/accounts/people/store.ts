import type { PeopleStore } from '../../../access/people/people-store.ts'
import type { Sql } from '../../sql.ts'
import { createInvitationStore } from './invitations.ts'
import { createPeopleReader } from './reader.ts'
import { createSessionStore } from './sessions.ts'

/** People, sessions and invitations, on a connection that may write. */
export function createPeopleStore(sql: Sql): PeopleStore {
  return { ...createPeopleReader(sql), ...createSessionStore(sql), ...createInvitationStore(sql) }
}
