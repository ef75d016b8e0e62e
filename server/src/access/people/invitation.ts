import { newId } from '../../lib/ids.ts'
import { newToken } from '../../lib/token.ts'
import type { AccountSummary } from '../key-store.ts'
import { type Role, isAtLeast } from '../roles.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = 7 * DAY_MS

/** A link that makes its follower a person of this installation, once. */
export interface Invitation {
  /** `cvt_…` */
  id: string
  /** Null: the account is opened with the person. */
  conta_id: string | null
  papel: Role
  /** The address that it was sent to; null: it was handed over, so no address is known. */
  email: string | null
  /** The inviter; null: a command, or the service for its first account. */
  pessoa_id: string | null
  /** Created by the service at its start, while there is no operator. */
  inicial: boolean
  criado_em: string
  expira_em: string
}

/** Whom an invitation is for. */
export type Guest = Pick<Invitation, 'conta_id' | 'papel' | 'email' | 'pessoa_id'>

/** An invitation that was not stored yet, with the secret of its link. */
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

export function isOpen({ expira_em }: Pick<Invitation, 'expira_em'>, now: Date): boolean {
  return Date.parse(expira_em) > now.getTime()
}

/** Somebody has to look after an account, so whoever is the first in it does; undefined: an account that is opened. */
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
