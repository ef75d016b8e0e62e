import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import type { Norma, QualidadeDeNormas } from '../../api/schema.ts'
import { normsOptions } from '../../api/tables.ts'
import { without } from '../../lib/without.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { RowSeries } from '../rows/RowSeries.tsx'
import { RowSums } from '../rows/RowSums.tsx'
import { TableScreen } from '../rows/TableScreen.tsx'
import { NO_PAGE } from '../rows/page-state.ts'
import type { TableQuality } from '../rows/quality.ts'
import { useColumns } from '../rows/use-columns.ts'
import { useRowCounts, useRowsPage } from '../rows/use-rows.ts'
import { NormCard } from './NormCard.tsx'
import { normFilters } from './NormFilters.tsx'
import { USUAL_NORM_COLUMNS, normColumns } from './columns.tsx'
import {
  NORM_FACETS,
  NORM_ORDERS,
  NO_NORM_FILTERS,
  type NormsState,
  normsQueryOf,
  readNorms,
} from './state.ts'

export function NormsPage() {
  const state = readNorms(useSearch({ from: '/inside/normas' }))
  const navigate = useNavigate({ from: '/normas' })
  const { words, format } = useSpeech()
  const { norms: said } = words
  const query = normsQueryOf(state)
  const { first, further } = useRowsPage(normsOptions, query, state.cursor)
  const counts = useRowCounts(normsOptions, query, NORM_FACETS)
  const columns = useColumns('normas', normColumns(words, format), USUAL_NORM_COLUMNS)
  const change = (changed: Partial<NormsState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const { somas, qualidade } = first.data ?? {}
  const facets = counts.data?.facetas ?? null
  return (
    <TableScreen
      table="normas"
      title={said.title}
      state={state}
      onChange={change}
      first={first}
      further={further}
      filters={normFilters({ state, counts: facets, onChange: change }, words, format)}
      noFilters={NO_NORM_FILTERS}
      orders={NORM_ORDERS}
      columns={columns}
      quality={qualidade ? qualityOf(qualidade, said, format) : null}
      nameOf={(row) => said.act(words.common.section[row.secao], row.pagina)}
      whole={addressOf('GET /normas/exportar', without(query, 'ordem'))}
      cardOf={(row) => <NormCard row={row} />}
      beside={(row) => <ChangesOf row={row} />}
      above={
        <>
          <Notice tone="plain">
            <b>{said.notAll}</b> {said.notAllHelp}
          </Notice>
          <RowSums
            sums={(somas ?? []).map(({ especie, linhas }) => ({
              name: said.kinds[especie],
              rows: linhas,
            }))}
          />
          <RowSeries ask={normsOptions} query={query} state={state} onChange={change} />
        </>
      }
    />
  )
}

/** What else the archive says of this norm. */
function ChangesOf({ row: { norma } }: { row: Norma }) {
  const {
    words: { norms: said },
  } = useSpeech()
  if (norma === null) return null
  return (
    <Link to="/norma" search={{ norma }}>
      {said.page}
    </Link>
  )
}

/** So few acts were measured that the number of them is what people must know. */
function qualityOf(
  { medida_em, atos, colunas }: QualidadeDeNormas,
  said: Words['norms'],
  format: Format,
): TableQuality {
  return {
    medida_em,
    atos,
    measured: colunas.map((column) => ({ ...column, of: said.acts })),
    summary: said.fewMeasured(format.number(atos)),
  }
}
