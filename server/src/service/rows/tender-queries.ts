import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import type { RowExportQueries } from './row-exports.ts'
import type { RowCount } from './row-facets.ts'
import { LICITACOES_FILE } from './row-file-table.ts'
import type { AskedWords } from './row-queries.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'
import {
  type OwnTenderFilter,
  TENDER_FILTERS_OF,
  type TenderFacet,
  type TenderOrder,
  type TenderSum,
} from './tender-rows.ts'

export const TENDER_TABLE: RowTable<
  OwnTenderFilter,
  TenderOrder,
  LicitacaoLinha,
  TenderSum,
  TenderFacet,
  RowCount
> = {
  name: 'licitacoes',
  secoes: ['3'],
  file: LICITACOES_FILE,
  readerOf: ({ tenders }) => tenders,
  filtersOf: TENDER_FILTERS_OF,
  narrowed: (asked) => withPhrases(withCompanies(asked)),
}

export type TenderParams = TableParams<OwnTenderFilter, TenderOrder, TenderFacet>
export type TenderQueries = TableQueries<
  OwnTenderFilter,
  TenderOrder,
  LicitacaoLinha,
  TenderSum,
  TenderFacet,
  RowCount
>
export type TenderExports = RowExportQueries<OwnTenderFilter>

interface AskedTenders extends AskedWords {
  own: OwnTenderFilter
}

/** The index finds the acts that name a company, so that few lists of winners are compared. */
function withCompanies<Asked extends AskedTenders>(asked: Asked): Asked {
  const { vencedores } = asked.own
  if (vencedores === undefined) return asked
  const { acts } = asked
  const campo = acts.termo === '*' ? 'vencedor_ni' : 'termo'
  return { ...asked, campo, acts: { ...acts, filters: { ...acts.filters, cnpjs: vencedores } } }
}
