import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import { phrasesOf } from './movement-filter.ts'
import {
  type OwnPersonnelFilter,
  PERSONNEL_FILTERS_OF,
  type PersonnelFacet,
  type PersonnelOrder,
  type PersonnelSum,
} from './personnel-rows.ts'
import type { RowExportQueries } from './row-exports.ts'
import type { RowCount } from './row-facets.ts'
import { PESSOAL_FILE } from './row-file-table.ts'
import type { AskedWords } from './row-queries.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const PERSONNEL_TABLE: RowTable<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum,
  PersonnelFacet,
  RowCount
> = {
  name: 'pessoal',
  secoes: ['2'],
  file: PESSOAL_FILE,
  readerOf: ({ personnel }) => personnel,
  filtersOf: PERSONNEL_FILTERS_OF,
  narrowed: withPhrases,
}

export type PersonnelParams = TableParams<OwnPersonnelFilter, PersonnelOrder, PersonnelFacet>
export type PersonnelQueries = TableQueries<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum,
  PersonnelFacet,
  RowCount
>
export type PersonnelExports = RowExportQueries<OwnPersonnelFilter>

interface AskedPersonnel extends AskedWords {
  own: OwnPersonnelFilter
}

/** The index finds the acts that have the words of a name or an office, so that few rows are compared. */
function withPhrases<Asked extends AskedPersonnel>(asked: Asked): Asked {
  const { nome } = asked.own
  const phrases = phrasesOf(asked.own)
  if (phrases.length === 0) return asked
  const { acts } = asked
  const hasQuery = acts.termo !== '*'
  const campo = hasQuery ? 'termo' : nome === undefined ? 'cargo_funcao' : 'pessoa_nome'
  const termo = [...(hasQuery ? [`(${acts.termo})`] : []), ...phrases].join(' ')
  return { ...asked, campo, acts: { ...acts, termo } }
}
