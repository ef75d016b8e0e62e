import { counted } from '../../lib/text/counted.ts'
import { plainName } from '../../lib/text/plain-name.ts'
import type { Attachment, Inline, Letter, LetterBlock } from '../letter.ts'
import { bulletinPageUrl, unsubscribeUrl } from '../links.ts'
import type { Bulletin, BulletinAct, BulletinGroup } from '../message.ts'
import { actBlocks, signedInAddress } from './act-blocks.ts'
import { checkedBlocks } from './checked-editions.ts'
import { daybookLinks } from './daybook-links.ts'
import { lateBlocks } from './late-blocks.ts'

/** One mail of what several alerts have found. */
export function bulletinLetter(bulletin: Bulletin, publicUrl: string): Letter {
  const { groups, editions, late, conta, pagina, unsubscribeToken } = bulletin
  const attachments = sheetsOf(bulletin)
  const leave = unsubscribeUrl(publicUrl, unsubscribeToken)
  return {
    subject: bulletin.assunto,
    blocks: [
      ...pageBlocks(bulletin, publicUrl),
      ...ownersParagraphs(bulletin.cabecalho),
      ...(bulletin.total === 0 && editions.length > 0
        ? ownersParagraphs(bulletin.texto_vazio)
        : []),
      ...groups.flatMap((group) => groupBlocks(group, publicUrl)),
      ...hiddenBlocks(bulletin, publicUrl),
      ...idleBlocks(bulletin),
      ...checkedBlocks(editions, publicUrl),
      ...lateBlocks(late),
      ...ownersParagraphs(bulletin.rodape),
    ],
    footer: [
      `O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal. Você recebe este boletim porque este endereço está nos boletins da conta “${conta}”. `,
      ...(pagina === undefined
        ? []
        : [{ text: 'Ver na página', url: bulletinPageUrl(publicUrl, pagina) }, ' · ']),
      { text: 'Não receber mais', url: leave },
    ],
    unsubscribeUrl: leave,
    ...(attachments.length > 0 && { attachments }),
  }
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Of whole texts some programs cut the end off, and the link in it. */
function pageBlocks({ groups, pagina }: Bulletin, publicUrl: string): LetterBlock[] {
  const isLong = groups.some(({ acts }) => acts.some(({ texto }) => texto !== undefined))
  if (!isLong || pagina === undefined) return []
  const url = bulletinPageUrl(publicUrl, pagina)
  return [{ kind: 'links', links: [{ text: 'Ver este boletim na página', url }] }]
}

/** Its tables. */
function sheetsOf(bulletin: Bulletin): Attachment[] {
  const { csv, xlsx = null } = bulletin
  const name = sheetName(bulletin)
  return [
    ...(csv === null
      ? []
      : [{ name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: csv.text }]),
    ...(xlsx === null
      ? []
      : [{ name: `${name}.xlsx`, type: XLSX_TYPE, content: Buffer.from(xlsx.base64, 'base64') }]),
  ]
}

function groupBlocks({ titulo, total, acts }: BulletinGroup, publicUrl: string): LetterBlock[] {
  if (acts.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: `${titulo} (${total.toLocaleString('pt-BR')})` },
    ...acts.flatMap((act) =>
      actBlocks(act, signedInAddress(act, act.consulta, publicUrl), {
        told: alertsBlocks(act, titulo),
        ...wholeText(act),
      }),
    ),
  ]
}

/** The alerts that found an act, unless the heading says it. */
function alertsBlocks({ alertas }: BulletinAct, titulo: string): LetterBlock[] {
  if (alertas.length === 1 && alertas[0] === titulo) return []
  const label = alertas.length === 1 ? 'Alerta' : 'Alertas'
  return [{ kind: 'place', text: `${label}: ${alertas.join('; ')}` }]
}

export function wholeText({ texto }: Pick<BulletinAct, 'texto'>): { text?: LetterBlock[] } {
  return texto === undefined ? {} : { text: linesOf(texto).map(paragraphOf) }
}

function hiddenBlocks(bulletin: Bulletin, publicUrl: string): LetterBlock[] {
  const { total, groups, csv, xlsx = null } = bulletin
  const hidden = total - groups.reduce((sum, { acts }) => sum + acts.length, 0)
  if (hidden === 0) return []
  const acts = counted(hidden, 'ato, que não coube', 'atos, que não couberam')
  const listed = (csv ?? xlsx)?.rows ?? 0
  const sentence = paragraphOf(`E mais ${acts} neste e-mail: ${whereHidden(total, listed)}.`)
  if (listed === total) return [sentence]
  return [sentence, { kind: 'links', links: daybookLinks(daysIn(bulletin), publicUrl) }]
}

/** The days of its acts, the newest first; where it shows none, the day on which it was made. */
function daysIn({ groups, data }: Bulletin): string[] {
  const days = groups.flatMap(({ acts }) => acts.map(({ data_publicacao }) => data_publicacao))
  return days.length === 0 ? [data] : days
}

/** `rows`: of the attached table. */
function whereHidden(total: number, rows: number): string {
  const daybook = 'no caderno do dia, com a sua conta'
  if (rows === 0) return `estão ${daybook}`
  if (rows === total) return 'a planilha anexa tem todos'
  return `a planilha anexa tem os primeiros ${rows.toLocaleString('pt-BR')}; os outros estão ${daybook}`
}

/** An alert that looks for nothing must not pass for one that found nothing. */
function idleBlocks({ inactive, deleted }: Bulletin): LetterBlock[] {
  const sentences = [
    ...(inactive.length === 0
      ? []
      : [
          inactive.length === 1
            ? `Atenção: o alerta “${inactive[0]}” está pausado e não procura nada.`
            : `Atenção: estes alertas estão pausados e não procuram nada: ${inactive.join('; ')}.`,
        ]),
    ...(deleted === 0
      ? []
      : [
          deleted === 1
            ? 'Atenção: um alerta deste boletim foi excluído.'
            : `Atenção: ${deleted} alertas deste boletim foram excluídos.`,
        ]),
  ]
  return sentences.map(paragraphOf)
}

/** Its owner's text in paragraphs, a line each, with its web addresses as links. */
export function ownersParagraphs(text: string): LetterBlock[] {
  return linesOf(text).map((line) => ({ kind: 'paragraph', content: withLinks(line) }))
}

function linesOf(text: string): string[] {
  return text.split(/\s*\n\s*/).filter((line) => line.trim() !== '')
}

/** Without links: CPFs in addresses are not masked, and the address of an act's text is nobody's choice. */
export function paragraphOf(text: string): LetterBlock {
  return { kind: 'paragraph', content: [text] }
}

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

function withLinks(line: string): Inline[] {
  return line
    .split(ADDRESS)
    .filter((part) => part !== '')
    .map((part) => (ADDRESS.test(part) ? { text: part, url: part } : part))
}

/** The name of its files, without what follows the dot. */
function sheetName({ nome, data }: Bulletin): string {
  return `${plainName(nome) || 'boletim'}-${data}`
}
