/**
 * The mails that the service sends. Stored as JSON data until they are sent, so that texts can change and
 * links follow the service's URL. Times are ISO 8601, UTC.
 */
export type Message =
  | WebhookTrouble
  | MailboxConfirmation
  | AlertMatches
  | AlertsEmpty
  | SourceLate
  | PersonInvitation
  | PersonLink
  | PersonNote

/** To the owner of a webhook: its receiver fails, or it was made inactive for that. */
export interface WebhookTrouble {
  kind: 'webhook_warning' | 'webhook_inactive'
  /** `wh_…` */
  webhook_id: string
  url: string
  /** When the first failed attempt of the delivery that decided began. */
  since: string
  falhas_consecutivas: number
  ultimo_status_http: number | null
  /** A class of webhooks/attempt-error.ts. */
  ultimo_erro: string | null
  /** What its owner calls it; missing in mails that an older program wrote. */
  nome?: string | null
}

/** To a mailbox that an account wants to send its alerts to: does its owner agree? */
export interface MailboxConfirmation {
  /** Stored in databases, so the name stays. */
  kind: 'address_confirmation'
  /** Name of the account. */
  conta: string
  /** What the link proves. */
  token: string
}

/** `data`: the day of the mail; missing in those that an older program wrote. */
interface DailyScope {
  frequencia: 'diaria'
  data?: string
}

interface EditionScope {
  frequencia: 'edicao'
  data: string
  numero: string
}

/** To a confirmed mailbox: acts that alerts of an account have found. */
export interface AlertMatches {
  kind: 'alert_matches'
  /** Identifies the mail: a moment, an edition, a day. */
  scope: DailyScope | { frequencia: 'imediata' } | EditionScope
  /** Name of the account. */
  conta: string
  groups: MatchGroup[]
  /** Sections of the present day that had not come when the mail was made, such as `DO3`. */
  late: string[]
  /** What was looked at for it; missing in mails at once, and in those that an older program wrote. */
  editions?: CheckedEditions
  unsubscribeToken: string
}

/** Editions, and what of them was looked at: sections as `DO1`. */
export type CheckedEditions = {
  data: string
  numero: string
  examinadas: string[]
  faltam: string[]
}[]

/** To a confirmed mailbox: what came in has nothing for alerts that ask to be told. */
export interface AlertsEmpty {
  kind: 'alerts_empty'
  scope: DailyScope | EditionScope
  /** Name of the account. */
  conta: string
  alerts: { alerta_id: string; nome: string; consulta: string }[]
  /** None: nothing came in, and nothing is said of it. */
  editions: CheckedEditions
  /** As in {@link AlertMatches}. */
  late: string[]
  unsubscribeToken: string
}

/** The acts that one alert found, in the order of the gazette. */
export interface MatchGroup {
  /** `alr_…` */
  alerta_id: string
  nome: string
  consulta: string
  /** Of all that were found; more than `acts` when there are too many for a mail. */
  total: number
  acts: MatchedAct[]
}

export interface MatchedAct {
  /** `pub_…`; missing in mails that an older program wrote. */
  id?: string
  titulo: string
  orgao: string
  data_publicacao: string
  secao: string
  edicao: string
  pagina: string
  /** What other acts made of it; missing in mails that an older program wrote. */
  situacao?: string
  /** A piece of the text around what was sought, in parts. */
  trecho: SnippetPart[]
  url_original: string
  url_pdf: string
}

interface SnippetPart {
  text: string
  /** Whether it is what was sought. */
  hit: boolean
}

/** To whoever runs the service: an edition that should have come has not. */
export interface SourceLate {
  kind: 'source_late'
  /** YYYY-MM-DD, the day in Brasília. */
  data: string
  /** `DO1`, … */
  sections: string[]
  /** When the source last answered as it should; null: never. */
  answeredAt: string | null
  falhas_consecutivas: number
  /** What it last failed with, in Portuguese. */
  mensagem: string | null
}

/** To somebody who is to sign in: by an invitation, or because the address asked for it itself. */
export interface PersonInvitation {
  kind: 'person_invitation'
  /** Name of the account; null: one of their own. */
  conta: string | null
  /** Name of who invites; null: they asked themselves, or a command did. */
  de: string | null
  /** What the link carries; sealed apart while the mail waits. */
  token: string
}

/** To a person: a link that sets a password, or proves that mails arrive. */
export interface PersonLink {
  kind: 'password_reset' | 'address_proof'
  /** As of an invitation. */
  token: string
}

/** To a person, because of what somebody did: nothing in it is secret. */
export interface PersonNote {
  kind: 'already_known' | 'password_changed'
}
