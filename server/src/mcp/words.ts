import type { SearchHit } from '../gazette/publication-detail.ts'
import { clipped } from '../lib/text/clipped.ts'
import { actUrl } from '../mail/links.ts'
import type { Notice } from '../service/notice.ts'
import type { Achado, Ato } from './schemas.ts'

const LONGEST_TITLE = 300
const LONGEST_PLACE = 300
const LONGEST_EXCERPT = 300
const MOST_EXCERPTS = 2
const LONGEST_NOTICE = 600
const MOST_SUGGESTIONS = 5
const LONGEST_SUGGESTION = 200

/** Part of what was asked for is not in the archive, so nothing follows from what was not found. */
const GAPS: readonly Notice['codigo'][] = [
  'acervo_vazio',
  'edicoes_ausentes',
  'edicoes_incompletas',
  'edicoes_por_indexar',
  'periodo_fora_do_acervo',
]

/** The notices that say that the archive lacks something. */
export function gapsIn(notices: readonly Notice[]): Notice[] {
  return notices.filter(({ codigo }) => GAPS.includes(codigo))
}

/** Of the API's act what its answers have of every act. */
type FoundAct = Pick<SearchHit, Exclude<keyof Ato, 'url'>>

/** An act as every tool shows it. */
export function atoOf(act: FoundAct, base: string): Ato {
  const { id, titulo, data_publicacao, secao, orgao, tipo_ato, situacao, url_original } = act
  return {
    id,
    titulo: clipped(titulo, LONGEST_TITLE),
    data_publicacao,
    secao,
    orgao: clipped(orgao, LONGEST_PLACE),
    tipo_ato,
    situacao,
    url: actUrl(base, id, '*'),
    url_original,
  }
}

/** An act of a search, with its excerpts if they were asked for. */
export type FoundWithExcerpts = SearchHit & {
  trechos: { segmentos: { texto: string }[] }[] | null
}

export function achadoOf(act: FoundWithExcerpts, base: string): Achado {
  const excerpts = (act.trechos ?? []).map(({ segmentos }) =>
    segmentos.map(({ texto }) => texto).join(''),
  )
  const trechos = excerpts.slice(0, MOST_EXCERPTS).map((text) => clipped(text, LONGEST_EXCERPT))
  return { ...atoOf(act, base), resumo: act.resumo, trechos }
}

/** An act in lines of text. */
export function actLines(act: Ato): string {
  const { id, titulo, situacao, data_publicacao, secao, orgao, url, url_original } = act
  return `- ${titulo} [situação: ${situacao}]\n  ${id} · ${data_publicacao}, seção ${secao} · ${orgao}\n  ${url}\n  ${url_original}`
}

export function foundLines(act: Achado): string {
  return [actLines(act), `  ${act.resumo}`, ...act.trechos.map((text) => `  > ${text}`)].join('\n')
}

/** A notice without what only programs need. */
export function avisoOf({ codigo, mensagem, sugestoes }: Notice) {
  return {
    codigo,
    mensagem: clipped(mensagem, LONGEST_NOTICE),
    sugestoes: sugestoes
      .slice(0, MOST_SUGGESTIONS)
      .map((text) => clipped(text, LONGEST_SUGGESTION)),
  }
}

/** Notices in lines of text. */
export function noticeLines(notices: readonly Notice[]): string[] {
  return notices.map(avisoOf).map(({ mensagem, sugestoes }) => {
    const instead = sugestoes.length === 0 ? '' : ` Em vez disso: ${sugestoes.join(' | ')}`
    return `Aviso: ${mensagem}${instead}`
  })
}
