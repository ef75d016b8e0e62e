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
  versao_extrator: 5,
  medida_em: '2026-11-30',
  atos: 60,
  colunas: [
    ['linhas', 'anuncio', 40, 0, 3],
    ['linhas', 'resultado', 18, 0, 0],
    ['tipo_aviso', 'anuncio', 39, 1, 4],
    ['tipo_aviso', 'resultado', 16, 2, 2],
    ['modalidade', 'anuncio', 40, 0, 1],
    ['modalidade', 'resultado', 18, 0, 0],
    ['numero', 'anuncio', 38, 1, 4],
    ['numero', 'resultado', 16, 1, 2],
    ['ano', 'anuncio', 38, 0, 4],
    ['ano', 'resultado', 15, 0, 1],
    ['srp', 'anuncio', 6, 0, 1],
    ['srp', 'resultado', 7, 0, 0],
    ['uasg', 'anuncio', 10, 0, 1],
    ['uasg', 'resultado', 0, 1, 0],
    ['processo', 'anuncio', 17, 0, 1],
    ['processo', 'resultado', 6, 0, 0],
    ['objeto', 'anuncio', 29, 8, 12],
    ['objeto', 'resultado', 9, 4, 4],
    ['data_abertura', 'anuncio', 26, 1, 5],
    ['valor_estimado', 'anuncio', 1, 0, 1],
    ['retificacao', 'anuncio', 1, 0, 0],
    ['vencedores', 'resultado', 29, 1, 4],
    ['vencedores.fornecedor_nome', 'resultado', 28, 2, 5],
    ['vencedores.fornecedor_ni', 'resultado', 25, 2, 3],
    ['vencedores.itens', 'resultado', 17, 3, 8],
    ['vencedores.valor', 'resultado', 26, 0, 4],
    ['ato_data', 'anuncio', 5, 0, 0],
    ['ato_tipo', 'anuncio', 8, 0, 0],
    ['ato_data', 'resultado', 3, 0, 0],
    ['ato_tipo', 'resultado', 3, 0, 0],
  ],
}
