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
  versao_extrator: 7,
  medida_em: '2026-11-30',
  atos: 80,
  colunas: [
    ['linhas', 'anuncio', 58, 0, 2],
    ['linhas', 'resultado', 21, 0, 2],
    ['tipo_aviso', 'anuncio', 54, 4, 6],
    ['tipo_aviso', 'resultado', 18, 3, 5],
    ['modalidade', 'anuncio', 49, 1, 2],
    ['modalidade', 'resultado', 19, 0, 3],
    ['numero', 'anuncio', 48, 1, 2],
    ['numero', 'resultado', 18, 1, 4],
    ['ano', 'anuncio', 42, 0, 2],
    ['ano', 'resultado', 18, 0, 4],
    ['srp', 'anuncio', 23, 0, 0],
    ['srp', 'resultado', 6, 0, 0],
    ['uasg', 'anuncio', 5, 0, 0],
    ['uasg', 'resultado', 1, 0, 0],
    ['processo', 'anuncio', 29, 1, 2],
    ['processo', 'resultado', 7, 0, 1],
    ['objeto', 'anuncio', 48, 8, 12],
    ['objeto', 'resultado', 12, 4, 5],
    ['data_abertura', 'anuncio', 40, 1, 7],
    ['retificacao', 'resultado', 1, 0, 1],
    ['vencedores', 'resultado', 35, 0, 7],
    ['vencedores.fornecedor_nome', 'resultado', 35, 0, 7],
    ['vencedores.fornecedor_ni', 'resultado', 30, 0, 2],
    ['vencedores.itens', 'resultado', 9, 9, 5],
    ['vencedores.valor', 'resultado', 25, 4, 5],
    ['ato_data', 'anuncio', 5, 0, 0],
    ['ato_tipo', 'anuncio', 8, 0, 0],
    ['ato_data', 'resultado', 3, 0, 0],
    ['ato_tipo', 'resultado', 3, 0, 0],
  ],
}
