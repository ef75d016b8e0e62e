/**
 * The mails that the service sends. Stored as JSON data until they are sent, so that texts can change and
 * links follow the service's URL. Times are ISO 8601, UTC.
 */
export type Message =
  | WebhookTrouble
  | MailboxConfirmation
  | MailboxEnrolled
  | AlertMatches
  | AlertsEmpty
  | Bulletin
  | DaybookMail
  | SourceLate
  | PersonInvitation
  | PasswordReset
  | AddressProof
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
  /** Its owner's name for it; absent in mails that an older program wrote. */
  nome?: string | null
}

/** To a mailbox that an account wants to send its alerts to: does its owner agree? */
export interface MailboxConfirmation {
  /** Stored in databases, so the name stays. */
  kind: 'address_confirmation'
  /** Name of the account. */
  conta: string
  /** The secret of the link. */
  token: string
}

/** To a mailbox whose owner need not be asked, because the operator answers for its domain. */
export interface MailboxEnrolled {
  kind: 'address_enrolled'
  /** Name of the account. */
  conta: string
  unsubscribeToken: string
}

/** `data`: the day of the mail; absent if an older program wrote it. */
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
  /** Sections of the present day that had not arrived when the mail was written, such as `DO3`. */
  late: string[]
  /** The checked editions; absent in immediate mails, and in those that an older program wrote. */
  editions?: CheckedEditions
  unsubscribeToken: string
}

/** Editions, and the checked part of each; sections such as `DO1`. */
export type CheckedEditions = {
  data: string
  numero: string
  examinadas: string[]
  faltam: string[]
  /** The root of its day; null: nothing was stated of it; absent in mails that an older program wrote. */
  raiz?: string | null
}[]

/** To a confirmed mailbox: new editions have nothing for alerts that report this, too. */
export interface AlertsEmpty {
  kind: 'alerts_empty'
  scope: DailyScope | EditionScope
  /** Name of the account. */
  conta: string
  /** `itens`: how many items it has; absent in mails that an older program wrote. */
  alerts: { alerta_id: string; nome: string; consulta: string; itens?: number }[]
  /** Empty: nothing arrived, and the mail does not mention editions. */
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
  /** How many items it has; absent in mails that an older program wrote. */
  itens?: number
  /** What it seeks, if it seeks rows. */
  linhas?: RowsSought
  /** How many acts it found, or rows; larger than what `acts` have if there are too many for a mail. */
  total: number
  acts: MatchedAct[]
}

/** What an alert of rows seeks: a table, and filters of its list in the names of the wire. */
export interface RowsSought {
  tabela: string
}

/** A row of a table, of whichever: the columns that a mail shows. */
export interface LetterRow {
  /** Absent in mails that an older program wrote. */
  tabela?: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'
  linha: {
    tipo_movimentacao?: string
    pessoa_nome?: string | null
    cargo_funcao?: string | null
    cargo_efetivo?: string | null
    codigo?: string | null
    substituto?: boolean
    unidade?: string | null
    data_efeito?: string | null
    tipo_instrumento?: string
    fornecedor_nome?: string | null
    fornecedor_ni?: string | null
    partes?: { nome: string }[]
    numero_contrato?: string | null
    ano_contrato?: number | null
    valor_inicial?: number | null
    valor_global?: number | null
    valor_do_instrumento?: number | null
    vigencia_inicio?: string | null
    vigencia_fim?: string | null
    contratante_nome?: string | null
    contratante_orgao?: string
    tipo_aviso?: string
    modalidade?: string | null
    numero?: string | null
    ano?: number | null
    data_abertura?: string | null
    hora_abertura?: string | null
    valor_estimado?: number | null
    vencedores?: { fornecedor_nome: string | null; fornecedor_ni: string | null }[]
    uasg?: string | null
    objeto?: string | null
    categoria_sancao?: string
    sancionado_nome?: string | null
    sancionado_cnpj?: string | null
    abrangencia?: string | null
    valor_multa?: number | null
    data_inicio?: string | null
    data_fim?: string | null
    especie?: string
    ementa?: string | null
    altera?: { nome: string }[]
    revoga?: { nome: string }[]
    regulamenta?: { nome: string }[]
    entra_em_vigor?: string | null
    orgao?: string
  }
  /** The day that has come near; absent for a row that is new. */
  prazo?: { campo: string; data: string; dias: number }
}

export interface MatchedAct {
  /** `pub_…`; absent in mails that an older program wrote. */
  id?: string
  titulo: string
  /** The items of the alert that it matches, as written; absent for an alert without any. */
  termos?: string[]
  orgao: string
  data_publicacao: string
  secao: string
  edicao: string
  pagina: string
  /** The effect of other acts on it; absent in mails that an older program wrote. */
  situacao?: string
  /** Which of several acts in it has the words; absent where it holds one, and in mails of an older program. */
  parte?: { endereco: string; numero: string | null } | null
  /** What an alert of rows has found in it; absent for others. */
  linhas?: LetterRow[]
  /** How many more rows of it the mail does not show; absent: none, or its group says so. */
  linhas_a_mais?: number
  /** A piece of the text around the searched words, in parts. */
  trecho: SnippetPart[]
  url_original: string
  url_pdf: string
}

/** To a confirmed mailbox: the acts that several alerts have found, each once, or that they found nothing. */
export interface Bulletin {
  kind: 'bulletin'
  nome: string
  /** Name of the account. */
  conta: string
  /** The day of the mail, YYYY-MM-DD. */
  data: string
  /** Of these four, the variables have their values. */
  assunto: string
  cabecalho: string
  rodape: string
  texto_vazio: string
  /** The number of all acts; larger than those in `groups` if there are too many for a mail. */
  total: number
  groups: BulletinGroup[]
  /** The attached table, and how many acts it has; null: none. */
  csv: { rows: number; text: string } | null
  /** The same as a workbook; absent in mails that an older program wrote. */
  xlsx?: { rows: number; base64: string } | null
  /** The names of its alerts that are inactive. */
  inactive: string[]
  /** How many of its alerts were deleted. */
  deleted: number
  editions: CheckedEditions
  /** As in {@link AlertMatches}. */
  late: string[]
  /** The token of the link to its page; absent in previews, and in mails that an older program wrote. */
  pagina?: string
  unsubscribeToken: string
}

/** Acts of a bulletin under one heading. */
export interface BulletinGroup {
  titulo: string
  /** The number of its acts; larger than `acts` if there are too many for a mail. */
  total: number
  acts: BulletinAct[]
}

export interface BulletinAct extends MatchedAct {
  /** The query of the first of its alerts, whose words its page marks. */
  consulta: string
  /** The names of the alerts that found it. */
  alertas: string[]
  /** Its whole text, or the part of it that fits; absent where the mail shows an excerpt or a summary. */
  texto?: string
}

/** To a person who asked for it: a day of the gazette, as the page shows it. */
export interface DaybookMail {
  kind: 'daybook'
  /** YYYY-MM-DD. */
  data: string
  /** How many acts all alerts have found, each counted once. */
  total: number
  /** The sections of the day that are in the archive as a whole, and those that are not. */
  whole: SectionCode[]
  lacking: SectionCode[]
  /** Earlier acts that the person had, and what became of them on this day. */
  changed: DaybookChangedAct[]
  /** The alerts with acts. */
  groups: DaybookMailGroup[]
  /** The others: how far it is sure that there is nothing for them. */
  quiet: QuietAlert[]
  /** Days before it that have more than the mail before this one said. */
  earlier: EarlierDay[]
  unsubscribeToken: string
}

type SectionCode = '1' | '2' | '3' | 'extra'

export interface DaybookChangedAct {
  id: string
  titulo: string
  data_publicacao: string
  situacao: string
  /** The acts of the day that changed it. */
  por: { id: string; titulo: string }[]
}

export interface DaybookMailGroup {
  nome: string
  consulta: string
  /** Acts that stand under this alert; larger than `acts` if there are too many for a mail. */
  total: number
  /** The sections that it asks for and the archive does not have completely. */
  lacking: SectionCode[]
  /** Whether what the archive has of the day was checked for it. */
  isChecked: boolean
  acts: DaybookMailAct[]
}

export interface DaybookMailAct extends MatchedAct {
  /** The names of the other alerts that found it. */
  outros: string[]
}

export interface QuietAlert {
  alerta_id: string
  nome: string
  look: 'conferido' | 'incompleto' | 'nao_conferido' | 'sem_edicao' | 'inativo'
  lacking: SectionCode[]
  /** All that it found stands under earlier alerts: how many acts that is. */
  elsewhere: number
  /** The newest earlier day of which it found an act; null: none is known. */
  last: string | null
}

export interface EarlierDay {
  data: string
  /** How many more acts there are now. */
  more: number
  lacking: SectionCode[]
}

interface SnippetPart {
  text: string
  /** Whether this part was searched for. */
  hit: boolean
}

/** To the operators: an expected edition has not arrived. */
export interface SourceLate {
  kind: 'source_late'
  /** YYYY-MM-DD, the day in Brasília. */
  data: string
  /** `DO1`, … */
  sections: string[]
  /** When the source last answered properly; null: never. */
  answeredAt: string | null
  falhas_consecutivas: number
  /** Its last failure, in Portuguese. */
  mensagem: string | null
}

/** To somebody who was invited, or who asked to sign up. */
export interface PersonInvitation {
  kind: 'person_invitation'
  /** Name of the account; null: a new one. */
  conta: string | null
  /** Name of the inviter; null: the person signed up, or a command invited them. */
  de: string | null
  /** The secret of the link; sealed separately while the mail waits. */
  token: string
}

/** To a person: a link that sets a password. */
export interface PasswordReset {
  kind: 'password_reset'
  /** As in an invitation. */
  token: string
}

/** To an address that a person gave as theirs: a link that confirms it. */
export interface AddressProof {
  kind: 'address_proof'
  /** Who gave it; absent in mails that an older program wrote. */
  pessoa?: { nome: string; conta: string } | null
  /** As in an invitation. */
  token: string
}

/** To a person, about an event; it contains no secret. */
export type PersonNote =
  | {
      kind:
        | 'already_known'
        | 'password_changed'
        | 'factor_on'
        | 'factor_off'
        | 'codes_renewed'
        | 'identity_linked'
        /** To the person's former address. */
        | 'address_changed'
    }
  | NewDevice

/** Somebody signed in as the person with an unknown browser. */
interface NewDevice {
  kind: 'new_device'
  em: string
}
