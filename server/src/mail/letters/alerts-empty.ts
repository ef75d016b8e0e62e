import { brazilianDate } from '../brasilia-time.ts'
import type { Letter, LetterBlock } from '../letter.ts'
import { alertUrl, unsubscribeUrl } from '../links.ts'
import type { AlertsEmpty } from '../message.ts'
import { sectionNames } from '../section-names.ts'
import { checkedBlocks } from './checked-editions.ts'
import { scopeWords } from './scope-words.ts'
import { soughtSentence } from './sought-sentence.ts'

/** Says that new editions have nothing for some alerts, or that none came. */
export function alertsEmpty(message: AlertsEmpty, publicUrl: string): Letter {
  const { conta, alerts, editions, late, unsubscribeToken } = message
  const leave = unsubscribeUrl(publicUrl, unsubscribeToken)
  return {
    subject: subjectOf(message),
    blocks: [
      ...(editions.length > 0 ? nothingFound(message) : []),
      ...checkedBlocks(editions, publicUrl),
      ...lateBlocks(late),
      { kind: 'paragraph', content: [alerts.length === 1 ? 'Alerta:' : 'Alertas:'] },
      {
        kind: 'list',
        items: alerts.map(({ alerta_id, nome, consulta, itens = 0 }) => [
          `${nome} (${soughtSentence(consulta, itens)}) · `,
          { text: 'Ver o alerta', url: alertUrl(publicUrl, alerta_id) },
        ]),
      },
    ],
    footer: [
      `Você recebe este e-mail porque este endereço está nos alertas da conta “${conta}”, que avisam também quando não há nada. `,
      { text: 'Não receber mais', url: leave },
    ],
    unsubscribeUrl: leave,
  }
}

function subjectOf({ scope, alerts, editions }: AlertsEmpty): string {
  const [only] = alerts
  const of = alerts.length === 1 && only ? only.nome : `${alerts.length} alertas`
  if (editions.length > 0) return `${of}: nada encontrado${scopeWords(scope)}`
  const which = scope.data === undefined ? 'de hoje' : `de ${brazilianDate(scope.data)}`
  return `${of}: edição ${which} ainda não conferida`
}

function nothingFound({ alerts }: AlertsEmpty): LetterBlock[] {
  const whom = alerts.length === 1 ? 'este alerta' : 'estes alertas'
  return [
    { kind: 'paragraph', content: [`Nada foi encontrado para ${whom} no que foi conferido.`] },
  ]
}

function lateBlocks(late: string[]): LetterBlock[] {
  if (late.length === 0) return []
  const what = `${late.length === 1 ? 'falta' : 'faltam'}: ${sectionNames(late)}`
  return [
    {
      kind: 'paragraph',
      content: [
        `Atenção: a edição de hoje ainda não chegou inteira (${what}). O que não chegou não foi conferido; o que trouxer virá em outro e-mail.`,
      ],
    },
  ]
}
