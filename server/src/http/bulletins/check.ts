import { unknownVariables, VARIABLES } from '../../alerts/bulletins/variables.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import type { Fields } from '../body/bodies.ts'
import { addressDetails, keptAddresses, lineDetails, textsIn } from '../body/given-texts.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { MOST_IN_BULLETIN } from './schema.ts'

/** Their texts go into the subject, in one line. */
const ONE_LINE = ['nome', 'assunto']
const TEXTS = ['assunto', 'cabecalho', 'rodape', 'texto_vazio']

/** The ids of alerts that a body gives. */
export function alertsIn(body: Fields): string[] {
  return givenAlerts(body).map(([, id]) => id)
}

/** The faults of a bulletin's fields that a schema cannot find. `own`: those alerts that the account has. */
export function bulletinDetails(body: Fields, own: string[]): Detail[] {
  return [
    ...ownersKeyDetails(body),
    ...ONE_LINE.flatMap((field) => lineDetails(field, body[field])),
    ...TEXTS.flatMap((field) => variableDetails(field, body[field])),
    ...givenAlerts(body).flatMap(([index, id]) => (own.includes(id) ? [] : [unknownAlert(index)])),
    ...addressDetails('destinatarios', body['destinatarios'], MOST_IN_BULLETIN),
  ]
}

/** A body with its e-mail addresses in stored form; each was checked before. */
export function withKeptRecipients<Body extends { destinatarios?: string[] | null }>(
  body: Body,
): Body {
  const { destinatarios } = body
  if (!destinatarios) return body
  return { ...body, destinatarios: keptAddresses(destinatarios) }
}

function givenAlerts(body: Fields): [index: number, id: string][] {
  return textsIn(body['alertas'], MOST_IN_BULLETIN)
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
