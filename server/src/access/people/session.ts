import type { Holder } from '../roles.ts'

const DAY_MS = 86_400_000
/** How long a session lasts at most. */
export const SESSION_MS = 30 * DAY_MS
/** Enough to recognise a browser. */
const MAX_AGENT = 200

/** A browser in which a person has signed in. */
export interface Session {
  /** `ses_…` */
  id: string
  pessoa_id: string
  criado_em: string
  expira_em: string
  ultimo_uso_em: string | null
  /** The browser's User-Agent. */
  agente: string | null
}

/** The stored last use lags behind, because each process stores uses once a minute. */
const STORED_WITHIN_MS = 2 * 60_000

/** Whether a session is neither too old, nor unused for `idleMs`. */
export function isLive(
  { criado_em, expira_em, ultimo_uso_em }: Timed,
  now: Date,
  idleMs: number,
): boolean {
  const unused = now.getTime() - Date.parse(ultimo_uso_em ?? criado_em)
  return Date.parse(expira_em) > now.getTime() && unused < idleMs + STORED_WITHIN_MS
}

type Timed = Pick<Session, 'criado_em' | 'expira_em' | 'ultimo_uso_em'>

/** A session with what its requests may do. */
export interface OpenSession extends Timed, Pick<Session, 'id' | 'pessoa_id'>, Holder {
  /** When the person last confirmed their identity. */
  confirmada_em: string | null
}

/** How long dangerous operations are allowed after a confirmation. */
const CONFIRMED_MS = 10 * 60_000

export function isConfirmed({ confirmada_em }: Pick<OpenSession, 'confirmada_em'>, now: Date) {
  return confirmada_em !== null && now.getTime() - Date.parse(confirmada_em) < CONFIRMED_MS
}

export function newSession(
  { id, pessoa_id, agente }: Pick<Session, 'id' | 'pessoa_id' | 'agente'>,
  now: Date,
): Session {
  return {
    id,
    pessoa_id,
    criado_em: now.toISOString(),
    expira_em: new Date(now.getTime() + SESSION_MS).toISOString(),
    ultimo_uso_em: null,
    agente: agente && agente.slice(0, MAX_AGENT),
  }
}
