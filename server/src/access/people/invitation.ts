import { newId } from '../../lib/crypto/ids.ts'
import { newToken } from '../../lib/crypto/token.ts'
import type { AccountSummary } from '../key-store.ts'
import { type Role, isAtLeast } from '../roles.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = 7 * DAY_MS

/** A link that lets one person sign up with this installation. */
export interface Invitation {
  /** `cvt_…` */
  id: string
  /** Null: a new account is opened for the person. */
  conta_id: string | null
  papel: Role
  /** The address that it was sent to; null: the link was handed over, so no address is known. */
  email: string | null
  /** The inviter; null: a command, or the service for its first account. */
  pessoa_id: string | null
  /** Created by the service at its start, while there is no operator. */
  inicial: boolean
  criado_em: string
  expira_em: string
}

/** The part of an invitation that its inviter decides. */
export type Guest = Pick<Invitation, 'conta_id' | 'papel' | 'email' | 'pessoa_id'>

/** A new invitation, not stored yet, with the secret of its link. */
export function newInvitation(guest: Guest, now: Date): { invitation: Invitation; token: string } {
  const invitation = {
    ...guest,
    id: newId('cvt', now.getTime()),
    inicial: false,
    criado_em: now.toISOString(),
    expira_em: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  }
  return { invitation, token: newToken() }
}

export function isInvitationOpen({ expira_em }: Pick<Invitation, 'expira_em'>, now: Date): boolean {
  return Date.parse(expira_em) > now.getTime()
}

/**
 * Whether a person may join with this role: the first person of an account must be able to manage it.
 * `account`: undefined if it is opened with the person.
 */
export function mayBegin(
  role: Role,
  account: Pick<AccountSummary, 'pessoas'> | undefined,
): boolean {
  return isAtLeast(role, 'gestor') || (account !== undefined && account.pessoas > 0)
}

/** The default role of a guest. */
export function usualRole(account: Pick<AccountSummary, 'pessoas'> | undefined): Role {
  return mayBegin('editor', account) ? 'editor' : 'gestor'
}
