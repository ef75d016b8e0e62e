import { unknownVariables, VARIABLES } from '../../alerts/bulletins/variables.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import type { Fields } from '../body/bodies.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { MOST_IN_BULLETIN } from './schema.ts'

/** Their texts go into the subject, in one line. */
const ONE_LINE = ['nome', 'assunto']
const TEXTS = ['assunto', 'cabecalho', 'rodape', 'texto_vazio']

/** The faults of a bulletin's fields that a schema cannot find. `own`: ids of the account's alerts. */
export function bulletinDetails(body: Fields, own: string[]): Detail[] {
  return [
    ...ownersKeyDetails(body),
    ...ONE_LINE.flatMap((field) => lineDetails(field, body[field])),
    ...TEXTS.flatMap((field) => variableDetails(field, body[field])),
    ...texts(body['alertas']).flatMap(([index, id]) =>
      own.includes(id) ? [] : [unknownAlert(index)],
    ),
    ...texts(body['destinatarios']).flatMap(([index, email]) =>
      normalizeEmail(email) === null ? [noAddress(index)] : [],
    ),
  ]
}

/** A body with its e-mail addresses in stored form; each was checked before. */
export function withKeptRecipients<Body extends { destinatarios?: string[] | null }>(
  body: Body,
): Body {
  const { destinatarios } = body
  if (!destinatarios) return body
  return { ...body, destinatarios: destinatarios.map((email) => normalizeEmail(email) ?? email) }
}

function lineDetails(field: string, text: unknown): Detail[] {
  if (typeof text !== 'string' || text === '') return [] // the schema reports it
  if (text.trim() === '')
    return [detailOf(field, 'está vazio', 'Escreva algo que ajude a reconhecer o boletim.')]
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
    ? [detailOf(field, 'tem quebra de linha ou caractere de controle', 'Use uma só linha.')]
    : []
}

function variableDetails(field: string, text: unknown): Detail[] {
  const unknown = typeof text === 'string' ? unknownVariables(text) : []
  const known = VARIABLES.map((name) => `{{${name}}}`).join(', ')
  return unknown.map((name) =>
    detailOf(field, `tem {{${name}}}, que não existe`, `As variáveis são ${known}.`),
  )
}

function unknownAlert(index: number): Detail {
  return detailOf(
    `alertas[${index}]`,
    'não é um alerta desta conta',
    'Os identificadores vêm em /alertas, na forma alr_….',
  )
}

function noAddress(index: number): Detail {
  return detailOf(
    `destinatarios[${index}]`,
    'não parece um endereço de e-mail',
    'Por exemplo: equipe@exemplo.com.br.',
  )
}

/** The strings of a list, each with its place. */
function texts(list: unknown): [index: number, text: string][] {
  return (Array.isArray(list) && list.length <= MOST_IN_BULLETIN ? list : []).flatMap(
    (item: unknown, index): [number, string][] => (typeof item === 'string' ? [[index, item]] : []),
  )
}
