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
 * What `node bench/rows/run-tenders.ts --measured` counts in the acts that no rule was tuned on. A wrong value in
 * place of another one is wrong, and the other one missing. `url_edital` is not labelled.
 */
export const MEASURED_TENDERS: MeasuredTable<MeasuredColumn, (typeof MEASURED_NOTICES)[number]> = {
  versao_extrator: 6,
  medida_em: '2026-11-30',
  atos: 50,
  colunas: [
    ['linhas', 'anuncio', 51, 0, 1],
    ['linhas', 'resultado', 16, 0, 0],
    ['tipo_aviso', 'anuncio', 49, 2, 3],
    ['tipo_aviso', 'resultado', 16, 0, 0],
    ['modalidade', 'anuncio', 49, 0, 1],
    ['modalidade', 'resultado', 16, 0, 0],
    ['numero', 'anuncio', 50, 1, 2],
    ['numero', 'resultado', 16, 0, 0],
    ['ano', 'anuncio', 49, 0, 1],
    ['ano', 'resultado', 16, 0, 0],
    ['srp', 'anuncio', 23, 0, 0],
    ['srp', 'resultado', 5, 0, 0],
    ['uasg', 'anuncio', 7, 0, 0],
    ['uasg', 'resultado', 1, 0, 0],
    ['processo', 'anuncio', 14, 1, 2],
    ['processo', 'resultado', 4, 0, 1],
    ['objeto', 'anuncio', 42, 8, 10],
    ['objeto', 'resultado', 7, 4, 4],
    ['data_abertura', 'anuncio', 39, 2, 5],
    ['retificacao', 'anuncio', 0, 0, 1],
    ['vencedores', 'resultado', 50, 2, 1],
    ['vencedores.fornecedor_nome', 'resultado', 50, 2, 1],
    ['vencedores.fornecedor_ni', 'resultado', 43, 2, 0],
    ['vencedores.itens', 'resultado', 34, 2, 13],
    ['vencedores.valor', 'resultado', 35, 2, 4],
    ['ato_data', 'anuncio', 5, 0, 0],
    ['ato_tipo', 'anuncio', 8, 0, 0],
    ['ato_data', 'resultado', 3, 0, 0],
    ['ato_tipo', 'resultado', 3, 0, 0],
  ],
}
