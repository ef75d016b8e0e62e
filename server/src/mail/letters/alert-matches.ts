import { pagesIn } from '../../lib/pages.ts'
import { brazilianDate } from '../brasilia-time.ts'
import { type LetterBlock, type Inline, type Letter, link } from '../letter.ts'
import { unsubscribeUrl } from '../links.ts'
import type { AlertMatches, MatchGroup, MatchedAct } from '../message.ts'
import { sectionNames } from '../section-names.ts'
import { checkedBlocks } from './checked-editions.ts'

/** Longest part of an alert's name in a subject. */
const SUBJECT_NAME = 60

/** What the alerts of an account have found. */
export function alertMatches(matches: AlertMatches, publicUrl: string): Letter {
  const { groups, late, editions = [], conta, unsubscribeToken } = matches
  const leave = unsubscribeUrl(publicUrl, unsubscribeToken)
  return {
    subject: subjectOf(matches),
    blocks: [...groups.flatMap(groupBlocks), ...checkedBlocks(editions), ...lateBlocks(late)],
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
  const where =
    scope.frequencia === 'edicao'
      ? ` na edição ${scope.numero}, de ${brazilianDate(scope.data)}`
      : scope.frequencia === 'diaria'
        ? ' no resumo do dia'
        : ''
  return `${of}: ${acts}${where}`
}

function cut(name: string): string {
  const characters = Array.from(name)
  return characters.length <= SUBJECT_NAME
    ? name
    : `${characters.slice(0, SUBJECT_NAME - 1).join('')}…`
}

function groupBlocks({ nome, consulta, total, acts }: MatchGroup): LetterBlock[] {
  const hidden = total - acts.length
  const more: LetterBlock[] =
    hidden > 0
      ? [
          {
            kind: 'paragraph',
            content: [
              `E mais ${hidden === 1 ? '1 ato, que não coube' : `${hidden} atos, que não couberam`} neste e-mail. Para ver todos, busque por: ${consulta}`,
            ],
          },
        ]
      : []
  return [
    { kind: 'heading', level: 2, text: `${nome} (${total})` },
    { kind: 'paragraph', content: [`Consulta: ${consulta}`] },
    ...acts.flatMap(actBlocks),
    ...more,
  ]
}

function actBlocks(act: MatchedAct): LetterBlock[] {
  const { titulo, orgao, data_publicacao, secao, edicao, pagina } = act
  const place = [
    orgao.replaceAll('/', ' / '),
    brazilianDate(data_publicacao),
    secao === 'extra' ? 'edição extra' : `Seção ${secao}`,
    `edição ${edicao}`,
    ...(pagina === '' ? [] : [`${pagesIn(pagina).length > 1 ? 'páginas' : 'página'} ${pagina}`]),
  ]
  return [
    { kind: 'heading', level: 3, text: titulo },
    { kind: 'paragraph', content: [place.filter(Boolean).join(' · ')] },
    ...situacaoBlocks(act),
    { kind: 'paragraph', content: snippetOf(act) },
    { kind: 'list', items: linksOf(act) },
  ]
}

/** What became of an act since it was published, until the mail was made. */
const SITUACAO: Record<string, string> = {
  retificada: 'este ato foi retificado por outro',
  republicada: 'este ato foi publicado de novo',
  revogada: 'este ato, ou parte dele, foi revogado por outro',
  sem_efeito: 'este ato, ou parte dele, foi anulado ou tornado sem efeito por outro',
  retirada: 'a fonte retirou este ato da edição depois de publicá-lo',
}

function situacaoBlocks({ situacao = 'publicada' }: MatchedAct): LetterBlock[] {
  const sentence = SITUACAO[situacao]
  return sentence === undefined ? [] : [{ kind: 'paragraph', content: [`Atenção: ${sentence}.`] }]
}

function snippetOf({ trecho }: MatchedAct): Inline[] {
  return trecho.map(({ text, hit }) => (hit ? { mark: text } : text))
}

function linksOf({ url_original, url_pdf }: MatchedAct): Inline[][] {
  const certified = [link('Versão certificada (PDF)', url_pdf)]
  return url_original === url_pdf ? [certified] : [[link('Ler o ato', url_original)], certified]
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
