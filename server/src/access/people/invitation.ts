import type { Role } from './person.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = 7 * DAY_MS

/** A link that makes whoever follows it a person of this installation, once. */
export interface Invitation {
  /** `cvt_…` */
  id: string
  /** Null: the account is opened with the person. */
  conta_id: string | null
  papel: Role
  /** To whom it was sent; null: the link was given, so nothing is known of an address. */
  email: string | null
  /** Who invited; null: a command, or the service for its first account. */
  pessoa_id: string | null
  /** Made by the service at its start, while nobody runs the installation. */
  inicial: boolean
  criado_em: string
  expira_em: string
}

export function expiryOf(now: Date): string {
  return new Date(now.getTime() + LIFETIME_MS).toISOString()
}

export function isOpen({ expira_em }: Pick<Invitation, 'expira_em'>, now: Date): boolean {
  return Date.parse(expira_em) > now.getTime()
}
