import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import type { Movimento, QualidadeDePessoal } from '../../api/schema.ts'
import { personnelOptions } from '../../api/tables.ts'
import { without } from '../../lib/without.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { RowSeries } from '../rows/RowSeries.tsx'
import { TableScreen } from '../rows/TableScreen.tsx'
import { NO_PAGE } from '../rows/page-state.ts'
import type { TableQuality } from '../rows/quality.ts'
import { useColumns } from '../rows/use-columns.ts'
import { useRowCounts, useRowsPage } from '../rows/use-rows.ts'
import { PersonCard } from './PersonCard.tsx'
import { personnelFilters } from './PersonnelFilters.tsx'
import { Turnover } from './Turnover.tsx'
import { USUAL_PERSONNEL_COLUMNS, personnelColumns } from './columns.tsx'
import {
  NO_PERSONNEL_FILTERS,
  PERSONNEL_FACETS,
  PERSONNEL_ORDERS,
  type PersonnelState,
  personnelQueryOf,
  readPersonnel,
} from './state.ts'

export function PersonnelPage() {
  const state = readPersonnel(useSearch({ from: '/inside/pessoal' }))
  const navigate = useNavigate({ from: '/pessoal' })
  const { words, format } = useSpeech()
  const { personnel: said } = words
  const query = personnelQueryOf(state)
  const { first, further } = useRowsPage(personnelOptions, query, state.cursor)
  const counts = useRowCounts(personnelOptions, query, PERSONNEL_FACETS)
  const columns = useColumns('pessoal', personnelColumns(words, format), USUAL_PERSONNEL_COLUMNS)
  const change = (changed: Partial<PersonnelState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const { qualidade } = first.data ?? {}
  const facets = counts.data?.facetas ?? null
  return (
    <TableScreen
      table="pessoal"
      title={said.title}
      state={state}
      onChange={change}
      first={first}
      further={further}
      filters={personnelFilters({ state, counts: facets, onChange: change }, words, format)}
      noFilters={NO_PERSONNEL_FILTERS}
      orders={PERSONNEL_ORDERS}
      columns={columns}
      quality={qualidade ? qualityOf(qualidade, said) : null}
      nameOf={(row) => said.act(words.common.section[row.secao], row.pagina)}
      whole={addressOf('GET /pessoal/exportar', without(query, 'ordem'))}
      cardOf={(row) => <PersonCard row={row} />}
      beside={(row) => <SameName row={row} />}
      above={
        <>
          <Notice tone={state.pessoa_nome ? 'warn' : 'plain'}>
            <b>{said.namesake}</b> {said.namesakeHelp}
          </Notice>
          <RowSeries ask={personnelOptions} query={query} state={state} onChange={change} />
          <Turnover state={state} />
        </>
      }
    />
  )
}

function SameName({ row: { pessoa_nome } }: { row: Movimento }) {
  const {
    words: { personnel: said },
  } = useSpeech()
  if (pessoa_nome === null) return null
  return (
    <Link to="/pessoa" search={{ nome: pessoa_nome }}>
      {said.sameName}
    </Link>
  )
}

function qualityOf(measured: QualidadeDePessoal, said: Words['personnel']): TableQuality {
  const { medida_em, atos, colunas } = measured
  const words = { ate_5: said.upTo5, mais_de_5: said.over5 }
  return {
    medida_em,
    atos,
    measured: colunas.map(({ pessoas, ...column }) => ({ ...column, of: words[pessoas] })),
  }
}
