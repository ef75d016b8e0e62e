/**
 * What a person may do; each role includes those before it. In their account, `leitor` reads, `editor`
 * creates and changes webhooks, alerts and keys of their own, and `gestor` manages its people and all of its
 * keys. `administrador` runs the installation, and may act in every account.
 */
export const ROLES = ['leitor', 'editor', 'gestor', 'administrador'] as const
export type Role = (typeof ROLES)[number]

export function isAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** The facts about a person that decide what they may do. */
export interface Holder {
  conta_id: string
  papel: Role
  /** Since when a code is required besides the password. */
  segundo_fator_em: string | null
}

/**
 * The effective role: where a second factor is required, a person without one is not an operator.
 */
export function heldRole(
  { papel, segundo_fator_em }: Pick<Holder, 'papel' | 'segundo_fator_em'>,
  needsFactor: boolean,
): Role {
  const lacksFactor = needsFactor && segundo_fator_em === null
  return papel === 'administrador' && lacksFactor ? 'gestor' : papel
}

/** A person's role in an account; null: none. */
export function roleIn(account: string, holder: Holder, needsFactor: boolean): Role | null {
  const role = heldRole(holder, needsFactor)
  return role === 'administrador' || holder.conta_id === account ? role : null
}
