import type { RowActColumn } from '../columns/read-columns.ts'
import type { Vencedor } from '../licitacao-linhas.ts'
import type { MeasuredTable } from '../quality.ts'
import type { TenderColumn } from './tender.ts'

/** Which notices a figure is about: those that announce or change a tender, or those that tell how it ended. */
export const MEASURED_NOTICES = ['anuncio', 'resultado'] as const

type MeasuredColumn =
  | Exclude<TenderColumn, 'url_edital'>
  | RowActColumn
  | 'linhas'
  | 'retificacao'
  | 'vencedores'
  | `vencedores.${keyof Vencedor}`

/**
 * What `node bench/rows/run-tenders.ts --measured` counts in the acts that no rule was tuned on when they were asked. A wrong value in
 * place of another one is wrong, and the other one missing. `url_edital` is not labelled.
 */
export const MEASURED_TENDERS: MeasuredTable<MeasuredColumn, (typeof MEASURED_NOTICES)[number]> = {
  versao_extrator: 8,
  medida_em: '2026-12-01',
  atos: 30,
  colunas: [
    ['linhas', 'anuncio', 21, 0, 1],
    ['linhas', 'resultado', 8, 0, 4],
    ['tipo_aviso', 'anuncio', 18, 3, 4],
    ['tipo_aviso', 'resultado', 7, 1, 5],
    ['modalidade', 'anuncio', 14, 0, 3],
    ['modalidade', 'resultado', 8, 0, 2],
    ['numero', 'anuncio', 12, 1, 5],
    ['numero', 'resultado', 8, 0, 2],
    ['ano', 'anuncio', 11, 0, 4],
    ['ano', 'resultado', 8, 0, 2],
    ['srp', 'anuncio', 6, 0, 0],
    ['srp', 'resultado', 2, 0, 2],
    ['uasg', 'anuncio', 1, 0, 1],
    ['processo', 'anuncio', 9, 1, 2],
    ['processo', 'resultado', 4, 0, 2],
    ['objeto', 'anuncio', 19, 2, 3],
    ['objeto', 'resultado', 4, 2, 6],
    ['data_abertura', 'anuncio', 16, 2, 5],
    ['data_abertura', 'resultado', 0, 0, 1],
    ['valor_estimado', 'anuncio', 0, 0, 1],
    ['valor_estimado', 'resultado', 0, 1, 1],
    ['vencedores', 'resultado', 3, 0, 4],
    ['vencedores.fornecedor_nome', 'resultado', 3, 0, 4],
    ['vencedores.fornecedor_ni', 'resultado', 3, 0, 3],
    ['vencedores.itens', 'resultado', 0, 0, 1],
    ['vencedores.valor', 'resultado', 2, 0, 3],
    ['ato_data', 'anuncio', 5, 0, 0],
    ['ato_tipo', 'anuncio', 8, 0, 0],
    ['ato_data', 'resultado', 3, 0, 0],
    ['ato_tipo', 'resultado', 3, 0, 0],
  ],
}
