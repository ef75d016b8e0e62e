export type SituacaoEndereco = 'pendente' | 'confirmado' | 'descadastrado'

/** An e-mail address that the alerts of an account want to write to, as the account sees it. */
export interface Endereco {
  email: string
  situacao: SituacaoEndereco
  /** ISO 8601, UTC */
  confirmado_em: string | null
}

/** An address as it is kept. */
export interface StoredAddress extends Endereco {
  /** `end_…` */
  id: string
  /** When its owner was last asked; milliseconds since 1970. */
  askedAt: number
  descadastrado_em: string | null
}

/** How long the link of a question works. */
const CONFIRMATION_MS = 7 * 86_400_000

/** Nobody is asked more often than this, whatever an account does to its alerts. */
const ASK_AGAIN_MS = 86_400_000

/** Whoever has left is left in peace for longer. */
const ASK_AGAIN_AFTER_LEAVING_MS = 90 * 86_400_000

/** How addresses are asked for; passed to the store, which may import no rule. */
export interface AddressRules {
  shouldAsk: typeof shouldAsk
  /** A secret for a link. */
  newToken(): string
}

/** Whether to ask the owner of an address that an alert has just been given. */
export function shouldAsk(address: StoredAddress | null, now: number): boolean {
  if (address === null) return true
  switch (address.situacao) {
    case 'confirmado':
      return false
    case 'pendente':
      return now - address.askedAt >= ASK_AGAIN_MS
    case 'descadastrado':
      return now - Date.parse(address.descadastrado_em ?? '') >= ASK_AGAIN_AFTER_LEAVING_MS
  }
}

/** Whether the link of the last question still works. */
export function isAsked({ askedAt }: Pick<StoredAddress, 'askedAt'>, now: number): boolean {
  return now - askedAt < CONFIRMATION_MS
}
