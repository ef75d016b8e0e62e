import type { RowExportQueries } from './row-exports.ts'
import { LICITACOES_FILE } from './row-file-table.ts'
import type { AskedWords } from './row-queries.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'
import { type TenderRows, type OwnTenderFilter, TENDER_FILTERS_OF } from './tender-rows.ts'

export const TENDER_TABLE: RowTable<TenderRows> = {
  name: 'licitacoes',
  secoes: ['3'],
  file: LICITACOES_FILE,
  readerOf: ({ tenders }) => tenders,
  filtersOf: TENDER_FILTERS_OF,
  narrowed: (asked) => withPhrases(withCompanies(asked)),
}

export type TenderParams = TableParams<TenderRows>
export type TenderQueries = TableQueries<TenderRows>
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
