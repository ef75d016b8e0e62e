import { counted } from '../../lib/text/counted.ts'
import { brazilianDate } from '../brasilia-time.ts'
import type { Inline, Letter, LetterBlock } from '../letter.ts'
import { alertSearchUrl, alertUrl, pauseAlertUrl, tableUrl, unsubscribeUrl } from '../links.ts'
import type { AlertMatches, MatchGroup, MatchedAct } from '../message.ts'
import { actBlocks, signedInAddress } from './act-blocks.ts'
import { paragraphOf } from './bulletin.ts'
import { checkedBlocks } from './checked-editions.ts'
import { daybookLinks } from './daybook-links.ts'
import { lateBlocks } from './late-blocks.ts'
import { nearRows } from './near-rows.ts'
import { rowsSoughtSentence } from './row-blocks.ts'
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
  const [only] = groups
  const of = groups.length === 1 && only ? cut(only.nome) : `${groups.length} alertas`
  return `${of}: ${foundIn(groups)}${scope.frequencia === 'imediata' ? published(groups) : scopeWords(scope)}`
}

/** Of several alerts, rows and acts apart. */
function foundIn(groups: MatchGroup[]): string {
  const sum = (some: MatchGroup[]) => some.reduce((total, group) => total + group.total, 0)
  const acts = sum(groups.filter(({ linhas }) => linhas === undefined))
  const rows = sum(groups.filter(({ linhas }) => linhas !== undefined))
  return [
    ...(acts > 0 || rows === 0 ? [counted(acts, 'ato', 'atos')] : []),
    ...(rows > 0 ? [counted(rows, 'linha', 'linhas')] : []),
  ].join(' e ')
}

/** The days of the acts: they distinguish immediate mails in a list. */
function published(groups: MatchGroup[]): string {
  const { first, last } = daysOf(groups.flatMap(({ acts }) => acts.filter(isNews)))
  if (first === '') return ''
  return first === last
    ? ` de ${brazilianDate(first)}`
    : ` de ${brazilianDate(first)} a ${brazilianDate(last)}`
}

/** Not told because a day that it names comes near: it may be months old. */
function isNews({ linhas = [] }: MatchedAct): boolean {
  return linhas.every(({ prazo }) => prazo === undefined)
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

function groupBlocks(group: MatchGroup, publicUrl: string): LetterBlock[] {
  const { alerta_id, nome, consulta, itens = 0, linhas, total, acts } = group
  const sought = linhas === undefined ? soughtSentence(consulta, itens) : rowsSoughtSentence(linhas)
  return [
    { kind: 'heading', level: 2, text: `${nome} (${total.toLocaleString('pt-BR')})` },
    { kind: 'place', text: `${linhas === undefined ? 'Consulta' : 'Procura'}: ${sought}` },
    ...acts.flatMap((act) => actBlocks(act, signedInAddress(act, consulta, publicUrl))),
    ...moreBlocks(group),
    {
      kind: 'links',
      links: [
        ...searchLinks(group, publicUrl),
        { text: 'Ver o alerta', url: alertUrl(publicUrl, alerta_id) },
        { text: 'Pausar o alerta', url: pauseAlertUrl(publicUrl, alerta_id) },
      ],
    },
  ]
}

/** What was found and has no room. */
function moreBlocks(group: MatchGroup): LetterBlock[] {
  const { itens = 0, linhas, total, acts } = group
  const hidden = total - acts.reduce((sum, act) => sum + (act.linhas?.length ?? 1), 0)
  if (linhas !== undefined) {
    const said = counted(hidden, 'linha, que não coube', 'linhas, que não couberam')
    return hidden > 0 ? [more(said, TABLE)] : []
  }
  const said = counted(hidden, 'ato, que não coube', 'atos, que não couberam')
  return hidden > 0 ? [more(said, itens === 0 ? SEARCH : DAYBOOK)] : []
}

const SEARCH = 'abra esta busca para ver todos'
const TABLE = 'abra a tabela para ver todas'
const DAYBOOK = 'abra o caderno do dia para ver todos'

function more(said: string, where: string): LetterBlock {
  return paragraphOf(`E mais ${said} neste e-mail: ${where}.`)
}

/** No search in an address holds thousands of items. */
function searchLinks(group: MatchGroup, publicUrl: string): Inline[] {
  const { alerta_id, itens = 0, linhas, total, acts } = group
  if (linhas === undefined && itens === 0)
    return [{ text: 'Abrir esta busca', url: alertSearchUrl(publicUrl, alerta_id, daysOf(acts)) }]
  if (linhas === undefined) {
    const days = acts.map(({ data_publicacao }) => data_publicacao)
    return total > acts.length ? daybookLinks(days, publicUrl) : []
  }
  const near = nearRows(group)
  const url = near ? tableUrl(publicUrl, near) : tableUrl(publicUrl, linhas, daysOf(acts))
  return [{ text: 'Abrir na tabela', url }]
}
