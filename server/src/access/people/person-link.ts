import { HOUR_MS } from '../../lib/time/dates.ts'

/** What a link in a mail to a person is for: setting a password, or proving an address. */
export type LinkPurpose = 'senha' | 'email'

const LIFETIME_MS: Record<LinkPurpose, number> = { senha: HOUR_MS, email: 7 * 24 * HOUR_MS }

export interface PersonLink {
  pessoa_id: string
  finalidade: LinkPurpose
  /** The address that it was sent to. */
  email: string
  criado_em: string
  expira_em: string
}

export function newPersonLink(
  link: Pick<PersonLink, 'pessoa_id' | 'finalidade' | 'email'>,
  now: Date,
): PersonLink {
  const expiry = now.getTime() + LIFETIME_MS[link.finalidade]
  return { ...link, criado_em: now.toISOString(), expira_em: new Date(expiry).toISOString() }
}

/** The least time between two mails to one address that anybody can request. */
export const MAIL_PAUSE_MS = 60_000
/**
 * The same for new passwords. A new link replaces the last one, so a stranger who keeps requesting them must
 * leave the person time to follow theirs.
 */
export const PASSWORD_PAUSE_MS = 10 * 60_000
