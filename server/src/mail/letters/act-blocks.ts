import { counted } from '../../lib/text/counted.ts'
import { pagesIn } from '../../printed/pages.ts'
import { withThousands } from '../../printed/thousands.ts'
import { brazilianDate } from '../brasilia-time.ts'
import { type Inline, type LetterBlock, link } from '../letter.ts'
import { actUrl } from '../links.ts'
import { rowBlock } from './row-blocks.ts'
import type { LetterRow, MatchedAct } from '../message.ts'

/**
 * An act in a mail. `readAt`: where it is read, null: only at the gazette; `told`: what to say under its place;
 * `text`: what to show of it, else the excerpt.
 */
export function actBlocks(
  act: MatchedAct,
  readAt: string | null,
  { told = [], text }: { told?: LetterBlock[]; text?: LetterBlock[] } = {},
): LetterBlock[] {
  const { titulo, orgao, data_publicacao, secao, edicao, pagina, parte, termos } = act
  const place = [
    orgao.replaceAll('/', ' / '),
    brazilianDate(data_publicacao),
    secao === 'extra' ? 'edição extra' : `Seção ${secao}`,
    `edição ${edicao}`,
    ...(parte?.numero == null ? [] : [`ato nº ${withThousands(parte.numero)}`]),
    ...(pagina === '' ? [] : [`${pagesIn(pagina).length > 1 ? 'páginas' : 'página'} ${pagina}`]),
  ]
  return [
    { kind: 'heading', level: 3, text: titulo },
    { kind: 'place', text: place.filter(Boolean).join(' · ') },
    ...(termos === undefined ? [] : [termsBlock(termos)]),
    ...told,
    ...situacaoBlocks(act),
    ...(rowBlocks(act) ?? text ?? [{ kind: 'paragraph', content: snippetOf(act) }]),
    { kind: 'links', links: linksOf(act, readAt) },
  ]
}

/** What alerts have found in an act, instead of a part of its text; null: the act as a whole. */
function rowBlocks({ orgao, linhas, linhas_a_mais: hidden = 0 }: MatchedAct): LetterBlock[] | null {
  if (linhas === undefined) return null
  const more = `E mais ${counted(hidden, 'linha', 'linhas')} deste ato, que não se mostram aqui.`
  const rows = linhas.map((row) => rowBlock(row, orgao))
  return hidden === 0 ? rows : [...rows, { kind: 'paragraph', content: [more] }]
}

/** The items that an act matches, as written; more of them say no more. */
const MOST_TERMS = 10

function termsBlock(termos: string[]): LetterBlock {
  const hidden = termos.length - MOST_TERMS
  const shown = termos.slice(0, MOST_TERMS).join('; ')
  const label = termos.length === 1 ? 'Termo' : 'Termos'
  return { kind: 'place', text: `${label}: ${shown}${hidden > 0 ? ` e mais ${hidden}` : ''}` }
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

/** What later acts did to one, as a clause; null: nothing. */
export function situacaoSentence(situacao: string): string | null {
  return SITUACAO[situacao] ?? null
}

function situacaoBlocks({ situacao = 'publicada' }: MatchedAct): LetterBlock[] {
  const sentence = situacaoSentence(situacao)
  return sentence === null ? [] : [{ kind: 'paragraph', content: [`Atenção: ${sentence}.`] }]
}

function snippetOf({ trecho }: MatchedAct): Inline[] {
  return trecho.map(({ text, hit }) => (hit ? { mark: text } : text))
}

function linksOf({ url_original, url_pdf }: MatchedAct, readAt: string | null): Inline[] {
  return [
    ...(readAt === null ? [] : [link('Ler o ato', readAt)]),
    ...(url_original === url_pdf ? [] : [link('No site do Diário Oficial', url_original)]),
    link('Versão certificada (PDF)', url_pdf),
  ]
}

/**
 * The page of an act for people of the account; null: an older program did not note which act it is.
 * @param consulta the query whose words it marks
 */
export function signedInAddress(
  { id, parte, termos, linhas }: MatchedAct,
  consulta: string,
  publicUrl: string,
): string | null {
  const words = linhas === undefined ? (termos?.[0] ?? consulta) : namesIn(linhas)
  return id === undefined ? null : actUrl(publicUrl, parte?.endereco ?? id, words)
}

/** More of them make an address that no mail program keeps whole. */
const MOST_MARKED = 10

/** A query that marks whom the rows of an act are about. */
function namesIn(rows: LetterRow[]): string {
  const names = rows.flatMap(({ linha }) => {
    const name = linha.pessoa_nome ?? linha.fornecedor_nome ?? linha.sancionado_nome
    return name == null ? [] : [`"${name.replaceAll('"', ' ')}"`]
  })
  return names.length === 0 ? '*' : [...new Set(names)].slice(0, MOST_MARKED).join(' OU ')
}
