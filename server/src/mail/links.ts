import type { RowsSought } from './message.ts'
import { maskCpfs } from '../printed/mask-cpf.ts'

/** The service's pages for links in mails; http/alerts/email-pages.ts serves them. */
export const CONFIRM_PATH = '/email/confirmar'
export const UNSUBSCRIBE_PATH = '/email/sair'
export const LEAVE_DAYBOOK_PATH = '/email/caderno/sair'

/** The page of a bulletin, which http/bulletins/public-page.ts serves, is this with its token. */
export const BULLETIN_PATH = '/boletim'

export function bulletinPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${BULLETIN_PATH}/${token}`
}

export function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${CONFIRM_PATH}?token=${encodeURIComponent(token)}`
}

export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`
}

export function leaveDaybookUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${LEAVE_DAYBOOK_PATH}?token=${encodeURIComponent(token)}`
}

/** A day of the gazette for whoever opens it. */
export function daybookUrl(publicUrl: string, data: string): string {
  return `${publicUrl}/caderno${textOf({ data })}`
}

/**
 * The dashboard's page of an invitation. Browsers never send the part after `#` to a server, so no
 * server logs it.
 */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/convite#${token}`
}

export function passwordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/senha#${token}`
}

export function addressProofUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/confirmacao#${token}`
}

/** The sheet of the guide on proofs: what a root is, and how to compare it. */
export function proofGuideUrl(publicUrl: string): string {
  return `${publicUrl}/guia/prova`
}

export function signInUrl(publicUrl: string): string {
  return `${publicUrl}/entrar`
}

/**
 * An act in the dashboard, with the words of `consulta` marked.
 * @param address its id, or that of one of several acts in it: `pub_…#1146`
 */
export function actUrl(publicUrl: string, address: string, consulta: string): string {
  const [id, part] = address.split('#')
  const place = part === undefined ? '' : `#${part}`
  return `${publicUrl}/publicacao/${id}${textOf({ termo: wordsOf(consulta) })}${place}`
}

/**
 * An alert in the dashboard. Opening it changes nothing until the reader confirms: mail programs
 * open links, too.
 */
export function alertUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/alertas${textOf({ alerta: id })}`
}

export function pauseAlertUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/alertas${textOf({ alerta: id, acao: 'pausar' })}`
}

/** The search of an alert, limited to the days from `first` to `last`. */
export function alertSearchUrl(
  publicUrl: string,
  id: string,
  { first, last }: { first: string; last: string },
): string {
  const days = { data_inicio: first, data_fim: last }
  return `${publicUrl}/alertas${textOf({ alerta: id, acao: 'buscar', ...days })}`
}

/**
 * The rows of a table that a filter on rows finds, in acts of the days from `first` to `last`, or of all days. A value
 * with a CPF is left out: the table then shows more.
 */
export function tableUrl(
  publicUrl: string,
  { tabela, ...filters }: RowsSought,
  days?: { first: string; last: string },
): string {
  const values = new URLSearchParams(days && { data_inicio: days.first, data_fim: days.last })
  for (const [name, value] of Object.entries<unknown>(filters))
    for (const one of [value].flat().map(String))
      if (wordsOf(one) !== undefined) values.append(name, one)
  return `${publicUrl}/${tabela}?${values.toString()}`
}

export function accountUrl(publicUrl: string): string {
  return `${publicUrl}/conta`
}

export function webhookUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/webhooks/${id}`
}

/** The part of a query, or of a filter, that may be in an address: all of it, or nothing if it contains a CPF. */
function wordsOf(consulta: string): string | undefined {
  return consulta === '*' || maskCpfs(consulta) !== consulta ? undefined : consulta
}

function textOf(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(
    (one): one is [string, string] => one[1] !== undefined,
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
