import type { PersonNote } from '../../access/people/people-store.ts'
import type { Person } from '../../access/people/person.ts'
import type { PeopleDeps } from './prove.ts'

/** Tells a person what happened to their access; an unproven address may be a stranger's. */
export async function notify(
  { email, email_confirmado_em }: Pick<Person, 'email' | 'email_confirmado_em'>,
  note: PersonNote,
  { people, clock }: Pick<PeopleDeps, 'people' | 'clock'>,
): Promise<void> {
  if (email_confirmado_em !== null) await people.sendNote(email, note, clock())
}
