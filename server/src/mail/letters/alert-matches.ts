import { brazilianDate } from '../brasilia-time.ts'
import type { Letter, LetterBlock } from '../letter.ts'
import { alertSearchUrl, alertUrl, pauseAlertUrl, unsubscribeUrl } from '../links.ts'
import type { AlertMatches, MatchGroup, MatchedAct } from '../message.ts'
import { actBlocks, signedInAddress } from './act-blocks.ts'
import { checkedBlocks } from './checked-editions.ts'
import { lateBlocks } from './late-blocks.ts'
import { scopeWords } from './scope-words.ts'
import { soughtSentence } from './sought-sentence.ts'

/** The longest part of an alert's name in a subject. */
const SUBJECT_NAME = 60

/** The acts that alerts of an account have found. */
export function alertMatches(matches: AlertMatches, publicUrl: string): Letter {
  const { groups, late, editions = [], conta, unsubscribeToken } = matches
  const leave = unsubscribeUrl(publicUrl, unsubscribeToken)
  return {
    subject: subjectOf(matches),
    blocks: [
      ...groups.flatMap((group) => groupBlocks(group, publicUrl)),
      ...checkedBlocks(editions, publicUrl),
      ...lateBlocks(late),
    ],
    footer: [
      `O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal. Você recebe este e-mail porque este endereço está nos alertas da conta “${conta}”. `,
      { text: 'Não receber mais', url: leave },
    ],
    unsubscribeUrl: leave,
  }
}

function subjectOf({ scope, groups }: AlertMatches): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const [only] = groups
  const of = groups.length === 1 && only ? cut(only.nome) : `${groups.length} alertas`
  const acts = total === 1 ? '1 ato' : `${total} atos`
  return `${of}: ${acts}${scope.frequencia === 'imediata' ? published(groups) : scopeWords(scope)}`
}

/** The days of the acts: they distinguish immediate mails in a list. */
function published(groups: MatchGroup[]): string {
  const { first, last } = daysOf(groups.flatMap(({ acts }) => acts))
  if (first === '') return ''
  return first === last
    ? ` de ${brazilianDate(first)}`
    : ` de ${brazilianDate(first)} a ${brazilianDate(last)}`
}

function daysOf(acts: MatchedAct[]): { first: string; last: string } {
  const days = acts.map(({ data_publicacao }) => data_publicacao).toSorted()
  return { first: days[0] ?? '', last: days.at(-1) ?? '' }
}

function cut(name: string): string {
  const characters = Array.from(name)
  return characters.length <= SUBJECT_NAME
    ? name
    : `${characters.slice(0, SUBJECT_NAME - 1).join('')}…`
}

function groupBlocks(
  { alerta_id, nome, consulta, itens = 0, total, acts }: MatchGroup,
  publicUrl: string,
): LetterBlock[] {
  const hidden = total - acts.length
  const more: LetterBlock[] =
    hidden > 0
      ? [
          {
            kind: 'paragraph',
            content: [
              `E mais ${hidden === 1 ? '1 ato, que não coube' : `${hidden} atos, que não couberam`} neste e-mail: ${itens === 0 ? 'abra esta busca para ver todos' : 'peça-os em GET /eventos?tipo=alerta.match'}.`,
            ],
          },
        ]
      : []
  return [
    { kind: 'heading', level: 2, text: `${nome} (${total})` },
    { kind: 'place', text: `Consulta: ${soughtSentence(consulta, itens)}` },
    ...acts.flatMap((act) => actBlocks(act, signedInAddress(act, consulta, publicUrl))),
    ...more,
    {
      kind: 'links',
      links: [
        // No search in an address holds thousands of items.
        ...(itens === 0
          ? [{ text: 'Abrir esta busca', url: alertSearchUrl(publicUrl, alerta_id, daysOf(acts)) }]
          : []),
        { text: 'Ver o alerta', url: alertUrl(publicUrl, alerta_id) },
        { text: 'Pausar o alerta', url: pauseAlertUrl(publicUrl, alerta_id) },
      ],
    },
  ]
}
