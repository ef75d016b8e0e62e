import { brasiliaTime, brazilianDate } from '../brasilia-time.ts'
import type { Inline, Letter } from '../letter.ts'
import type { SourceLate } from '../message.ts'
import { sectionNames } from '../section-names.ts'
import { PROGRAM } from '../../lib/errors/program.ts'

/** For the operators of the service. */
export function sourceLate(late: SourceLate, publicUrl: string): Letter {
  const { data, sections, answeredAt, falhas_consecutivas, mensagem } = late
  const day = brazilianDate(data)
  const details: Inline[][] = [
    [`Faltam: ${sectionNames(sections)}`],
    [
      answeredAt === null
        ? 'A fonte ainda não respondeu como deve.'
        : `Última resposta da fonte: ${brasiliaTime(answeredAt)}`,
    ],
    ...(falhas_consecutivas === 0 ? [] : [[`Falhas seguidas: ${falhas_consecutivas}`]]),
    ...(mensagem === null ? [] : [[`Última falha: ${mensagem}`]]),
  ]
  return {
    subject: `A edição de ${day} está atrasada`,
    blocks: [
      {
        kind: 'paragraph',
        content: [
          `A esta hora as seções de ${day} já deveriam estar no acervo. O coletor continua tentando; webhooks e alertas recebem o que chegar, quando chegar.`,
        ],
      },
      { kind: 'list', items: details },
      { kind: 'action', text: 'Ver a operação', url: `${publicUrl}/operacao` },
      {
        kind: 'paragraph',
        content: [
          `O estado de cada seção está também em ${publicUrl}/api/v1/fontes `,
          `e no comando ${PROGRAM} situacao.`,
        ],
      },
    ],
    footer: [
      'Você recebe este aviso, no máximo um por dia, porque seu endereço está em ARAUTO_OPERATOR_EMAIL.',
    ],
    unsubscribeUrl: null,
  }
}
