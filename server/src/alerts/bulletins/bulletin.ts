import { isDeepStrictEqual } from 'node:util'
import type { Mailbox, StoredMailbox } from '../mailbox.ts'
import { type Schedule, nextIssue } from './schedule.ts'

/** What the acts of a bulletin are put under. */
export const GROUPINGS = ['termo', 'orgao', 'secao', 'alerta'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** What it shows of an act. */
export const CONTENTS = ['ementa', 'trecho', 'integra'] as const
type Content = (typeof CONTENTS)[number]

/** What its owner says of a bulletin. */
interface Configuration extends Schedule {
  /** Its owner's key for it, unique in the account; null: none. */
  chave: string | null
  nome: string
  /** Ids of alerts of the same account. */
  alertas: string[]
  /** E-mail addresses in the form of lib/text/email-address.ts. */
  destinatarios: string[]
  /** These four may name variables. */
  assunto: string
  cabecalho: string
  rodape: string
  texto_vazio: string
  /** Whether it goes out when nothing was found. */
  enviar_vazio: boolean
  agrupar_por: Grouping
  conteudo: Content
  anexar_csv: boolean
  anexar_xlsx: boolean
  ativo: boolean
}

/** One mail of what several alerts have found. Times: ISO 8601, UTC. */
interface Bulletin extends Configuration {
  /** `bol_…` */
  id: string
  criado_em: string
  atualizado_em: string
}

/** A bulletin as stored. */
export interface StoredBulletin extends Bulletin {
  conta_id: string
  /** Since when it gathers what all of its alerts find; ISO 8601, UTC. */
  gathering_since: string
  /** What came until then was told, or was none of its business; milliseconds since 1970, as is: */
  since: number
  /** The position of the last match that was told. */
  told_seq: number
  /** When it goes out next; null: it is inactive. */
  due_at: number | null
}

/** A bulletin as its owner sees it. */
export interface BulletinView extends Bulletin {
  /** Those of `destinatarios`, and whether their owners have confirmed. */
  enderecos: Mailbox[]
  /** Null while it is inactive. */
  proximo_envio_em: string | null
}

/** What a client may send on creation; missing fields get their defaults. */
export type BulletinRequest = Partial<Configuration> & Pick<Configuration, 'nome' | 'alertas'>

/** A merge patch (RFC 7396). */
export type BulletinPatch = Partial<Omit<Configuration, 'destinatarios'>> & {
  destinatarios?: string[] | null
}

const DEFAULTS: Omit<Configuration, 'nome' | 'alertas'> = {
  chave: null,
  destinatarios: [],
  assunto: '{{nome}}: {{atos}}, {{periodo}}',
  cabecalho: '',
  rodape: '',
  texto_vazio: 'Nada foi encontrado no que foi conferido.',
  enviar_vazio: false,
  agrupar_por: 'alerta',
  conteudo: 'trecho',
  anexar_csv: false,
  anexar_xlsx: false,
  frequencia: 'diaria',
  /** The three sections are in before dawn; people open their mail at eight. */
  hora: 8,
  dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
  dia_do_mes: 1,
  ativo: true,
}

export function newBulletin(
  request: BulletinRequest,
  { id, conta_id, now }: { id: string; conta_id: string; now: Date },
): StoredBulletin {
  const configuration = distinctLists({ ...DEFAULTS, ...request })
  const criado_em = now.toISOString()
  return {
    ...configuration,
    id,
    conta_id,
    criado_em,
    atualizado_em: criado_em,
    gathering_since: criado_em,
    since: now.getTime(),
    told_seq: 0,
    due_at: configuration.ativo ? nextIssue(configuration, now).getTime() : null,
  }
}

/** The bulletin after a patch. What it gathered before still goes out. */
export function patchBulletin(
  bulletin: StoredBulletin,
  { destinatarios = bulletin.destinatarios, ...patch }: BulletinPatch,
  now: Date,
): StoredBulletin {
  const after = distinctLists({ ...bulletin, ...patch, destinatarios: destinatarios ?? [] })
  const isSteady = isDeepStrictEqual(timesOf(after), timesOf(bulletin))
  // While it was inactive, nothing was gathered for it.
  const isBack = after.ativo && !bulletin.ativo
  const hasMore = after.alertas.some((id) => !bulletin.alertas.includes(id))
  return {
    ...after,
    atualizado_em: now.toISOString(),
    gathering_since: isBack || hasMore ? now.toISOString() : bulletin.gathering_since,
    since: isBack ? now.getTime() : bulletin.since,
    due_at: isSteady ? bulletin.due_at : after.ativo ? nextIssue(after, now).getTime() : null,
  }
}

/**
 * The bulletin as a whole request describes it: what is absent gets its default, but `ativo` stays as it is,
 * because people pause bulletins that a file describes. The same object if nothing changes.
 */
export function replaceBulletin(
  bulletin: StoredBulletin,
  request: BulletinRequest,
  now: Date,
): StoredBulletin {
  const after = patchBulletin(bulletin, { ...DEFAULTS, ativo: bulletin.ativo, ...request }, now)
  const { atualizado_em } = bulletin
  return isDeepStrictEqual({ ...after, atualizado_em }, bulletin) ? bulletin : after
}

/** The fields that its owner may see. `mailboxes`: those of its account. */
export function bulletinView(
  {
    conta_id: _account,
    gathering_since: _gathering,
    since: _since,
    told_seq: _told,
    due_at,
    ...bulletin
  }: StoredBulletin,
  mailboxes: StoredMailbox[],
): BulletinView {
  const enderecos = mailboxes
    .filter(({ email }) => bulletin.destinatarios.includes(email))
    .map(({ email, situacao, confirmado_em }) => ({ email, situacao, confirmado_em }))
  const proximo_envio_em = due_at === null ? null : new Date(due_at).toISOString()
  return { ...bulletin, enderecos, proximo_envio_em }
}

function timesOf({ frequencia, hora, dias, dia_do_mes, ativo }: Configuration) {
  return { frequencia, hora, dias, dia_do_mes, ativo }
}

function distinctLists<T extends Pick<Configuration, 'alertas' | 'destinatarios' | 'dias'>>(
  of: T,
): T {
  const { alertas, destinatarios, dias } = of
  return {
    ...of,
    alertas: [...new Set(alertas)],
    destinatarios: [...new Set(destinatarios)],
    dias: [...new Set(dias)],
  }
}
