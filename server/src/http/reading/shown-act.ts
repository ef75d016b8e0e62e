import { type EditionPlace, letterOf } from '../../gazette/edition-place.ts'
import type { PublicationDetail } from '../../gazette/publication-detail.ts'

/** What a page of an act shows. */
export type ShownAct = Pick<
  PublicationDetail,
  | 'id'
  | 'titulo'
  | 'ementa'
  | 'resumo'
  | 'conteudo_completo'
  | 'estrutura'
  | 'data_publicacao'
  | 'secao'
  | 'secao_base'
  | 'edicao'
  | 'pagina'
  | 'orgao'
  | 'tipo_ato'
  | 'situacao'
  | 'url_original'
  | 'url_pdf'
  | 'citacao'
>

/**
 * Whether search engines may list it. Section 2 is of persons: its acts are public, but no name of a civil servant should
 * lead here for ever. What the source took back is not spread either.
 */
export function isListed({
  secao_base,
  situacao,
}: Pick<ShownAct, 'secao_base' | 'situacao'>): boolean {
  return secao_base !== '2' && situacao !== 'retirada'
}

/** The part of an edition that has it. */
export function placeOfAct({
  data_publicacao: data,
  secao,
  secao_base,
  edicao,
}: Pick<ShownAct, 'data_publicacao' | 'secao' | 'secao_base' | 'edicao'>): EditionPlace {
  return { data, secao, secao_base, letra: letterOf(secao, edicao) }
}
