import { pagesIn } from '../../printed/pages.ts'
import { brazilianDate } from '../brasilia-time.ts'
import { type Inline, type Letter, type LetterBlock, link } from '../letter.ts'
import { actUrl, alertSearchUrl, alertUrl, pauseAlertUrl, unsubscribeUrl } from '../links.ts'
import type { AlertMatches, MatchGroup, MatchedAct } from '../message.ts'
import { sectionNames } from '../section-names.ts'
import { checkedBlocks } from './checked-editions.ts'
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
      `O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal. Você recebe este e-mail porque confirmou que quer os alertas da conta “${conta}”. `,
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
    ...acts.flatMap((act) => actBlocks(act, consulta, publicUrl)),
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

function actBlocks(act: MatchedAct, consulta: string, publicUrl: string): LetterBlock[] {
  const { titulo, orgao, data_publicacao, secao, edicao, pagina, parte, termos } = act
  const place = [
    orgao.replaceAll('/', ' / '),
    brazilianDate(data_publicacao),
    secao === 'extra' ? 'edição extra' : `Seção ${secao}`,
    `edição ${edicao}`,
    ...(parte?.numero == null ? [] : [`ato nº ${printedNumber(parte.numero)}`]),
    ...(pagina === '' ? [] : [`${pagesIn(pagina).length > 1 ? 'páginas' : 'página'} ${pagina}`]),
  ]
  return [
    { kind: 'heading', level: 3, text: titulo },
    { kind: 'place', text: place.filter(Boolean).join(' · ') },
    ...(termos === undefined ? [] : [termsBlock(termos)]),
    ...situacaoBlocks(act),
    { kind: 'paragraph', content: snippetOf(act) },
    { kind: 'links', links: linksOf(act, termos?.[0] ?? consulta, publicUrl) },
  ]
}

/** The items that an act matches, as written; more of them say no more. */
const MOST_TERMS = 10

function termsBlock(termos: string[]): LetterBlock {
  const hidden = termos.length - MOST_TERMS
  const shown = termos.slice(0, MOST_TERMS).join('; ')
  const label = termos.length === 1 ? 'Termo' : 'Termos'
  return { kind: 'place', text: `${label}: ${shown}${hidden > 0 ? ` e mais ${hidden}` : ''}` }
}

/** `1.146`, as the gazette prints numbers. */
function printedNumber(number: string): string {
  return number.replace(/\B(?=(?:\d{3})+(?!\d))/g, '.')
}

/** Later changes of an act, up to the time of the mail. */
const SITUACAO: Record<string, string> = {
  retificada: 'este ato foi retificado por outro',
  republicada: 'este ato foi publicado de novo',
  em_parte:
    'uma parte deste ato foi revogada ou perdeu o efeito por outro; o resto continua a valer',
  revogada: 'este ato foi revogado por outro',
  sem_efeito: 'este ato foi anulado ou tornado sem efeito por outro',
  retirada: 'a fonte retirou este ato da edição depois de publicá-lo',
}

function situacaoBlocks({ situacao = 'publicada' }: MatchedAct): LetterBlock[] {
  const sentence = SITUACAO[situacao]
  return sentence === undefined ? [] : [{ kind: 'paragraph', content: [`Atenção: ${sentence}.`] }]
}

function snippetOf({ trecho }: MatchedAct): Inline[] {
  return trecho.map(({ text, hit }) => (hit ? { mark: text } : text))
}

function linksOf(
  { id, parte, url_original, url_pdf }: MatchedAct,
  consulta: string,
  publicUrl: string,
): Inline[] {
  return [
    ...(id === undefined
      ? []
      : [link('Ler o ato', actUrl(publicUrl, parte?.endereco ?? id, consulta))]),
    ...(url_original === url_pdf ? [] : [link('No site do Diário Oficial', url_original)]),
    link('Versão certificada (PDF)', url_pdf),
  ]
}

function lateBlocks(late: string[]): LetterBlock[] {
  if (late.length === 0) return []
  return [
    {
      kind: 'paragraph',
      content: [
        `Atenção: até o envio deste e-mail a edição de hoje não tinha chegado inteira (ainda ${late.length === 1 ? 'falta' : 'faltam'}: ${sectionNames(late)}). O que ela trouxer virá em outro e-mail.`,
      ],
    },
  ]
}
