import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import { phrasesOf } from './movement-filter.ts'
import {
  type OwnPersonnelFilter,
  PERSONNEL_FILTERS_OF,
  type PersonnelFacet,
  type PersonnelOrder,
  type PersonnelSum,
} from './personnel-rows.ts'
import { type AskedRowFacets, type RowCount, countRows } from './row-facets.ts'
import { type RowExportQueries, createRowExportQueries } from './row-exports.ts'
import { PESSOAL_FILE } from './row-file-table.ts'
import { type AskedWords, type RowParams, type RowsPage, createRowQueries } from './row-queries.ts'

export interface PersonnelParams extends RowParams<OwnPersonnelFilter, PersonnelOrder> {
  /** What to count the whole result by; null: nothing. */
  facetas: PersonnelFacet[] | null
}

interface PersonnelPage extends RowsPage<PessoalLinha, PersonnelSum> {
  /** Null for a page behind another, too. */
  facetas: AskedRowFacets<PersonnelFacet, RowCount> | null
}

export interface PersonnelQueries {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: PersonnelParams): Promise<PersonnelPage>
}

export function createPersonnelQueries(
  store: ArchiveStore,
  missing: MissingNotices,
): PersonnelQueries {
  const rows = personnelRows(missing)
  return {
    list: (asked) =>
      store.read(async (view) => {
        const params = withPhrases(asked)
        const filter = await rows.filterOf(view, params)
        const page = await rows.list(view, filter, params)
        const { facetas, after } = asked
        if (facetas === null || after !== null) return { ...page, facetas: null }
        const anywhere = facetas.includes('orgao') ? await rows.anywhere(view, params) : filter
        const counted = { filtersOf: PERSONNEL_FILTERS_OF, asked: facetas }
        return {
          ...page,
          facetas: await countRows(view.personnel, { filter, anywhere }, counted),
        }
      }),
  }
}

export type PersonnelExports = RowExportQueries<OwnPersonnelFilter>

export function createPersonnelExports(
  store: ArchiveStore,
  missing: MissingNotices,
): PersonnelExports {
  const { filterOf, list } = personnelRows(missing)
  return createRowExportQueries(store, {
    table: PESSOAL_FILE,
    readerOf: ({ personnel }) => personnel,
    filterOf: (view, asked) => filterOf(view, withPhrases(asked)),
    list: (view, filter, asked) => list(view, filter, withPhrases(asked)),
  })
}

function personnelRows(missing: MissingNotices) {
  return createRowQueries<OwnPersonnelFilter, PersonnelOrder, PessoalLinha, PersonnelSum>(
    { table: 'pessoal', secao: '2', readerOf: ({ personnel }) => personnel },
    missing,
  )
}

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
