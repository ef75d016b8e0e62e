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
  atos: 50,
  colunas: [
    ['linhas', 'anuncio', 31, 0, 0],
    ['linhas', 'resultado', 20, 0, 0],
    ['tipo_aviso', 'anuncio', 29, 2, 2],
    ['tipo_aviso', 'resultado', 20, 0, 0],
    ['modalidade', 'anuncio', 30, 1, 0],
    ['modalidade', 'resultado', 20, 0, 0],
    ['numero', 'anuncio', 30, 0, 1],
    ['numero', 'resultado', 20, 0, 0],
    ['ano', 'anuncio', 29, 0, 1],
    ['ano', 'resultado', 18, 0, 0],
    ['srp', 'anuncio', 8, 0, 0],
    ['srp', 'resultado', 6, 0, 0],
    ['uasg', 'anuncio', 6, 0, 1],
    ['processo', 'anuncio', 19, 0, 2],
    ['processo', 'resultado', 2, 0, 2],
    ['objeto', 'anuncio', 17, 9, 10],
    ['objeto', 'resultado', 8, 5, 6],
    ['data_abertura', 'anuncio', 23, 1, 3],
    ['valor_estimado', 'anuncio', 2, 0, 0],
    ['retificacao', 'anuncio', 2, 0, 0],
    ['vencedores', 'resultado', 22, 1, 40],
    ['vencedores.fornecedor_nome', 'resultado', 20, 3, 42],
    ['vencedores.fornecedor_ni', 'resultado', 17, 0, 24],
    ['vencedores.itens', 'resultado', 2, 1, 34],
    ['vencedores.valor', 'resultado', 18, 0, 40],
    ['ato_data', 'anuncio', 5, 0, 0],
    ['ato_tipo', 'anuncio', 8, 0, 0],
    ['ato_data', 'resultado', 3, 0, 0],
    ['ato_tipo', 'resultado', 3, 0, 0],
  ],
}
