import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import type { QualidadeDeSancoes, Sancao } from '../../api/schema.ts'
import { sanctionsOptions } from '../../api/tables.ts'
import { readCnpj } from '../../lib/cnpj.ts'
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
import { SanctionCard } from './SanctionCard.tsx'
import { sanctionFilters } from './SanctionFilters.tsx'
import { USUAL_SANCTION_COLUMNS, sanctionColumns } from './columns.tsx'
import {
  NO_SANCTION_FILTERS,
  SANCTION_FACETS,
  SANCTION_ORDERS,
  type SanctionsState,
  readSanctions,
  sanctionsQueryOf,
} from './state.ts'

export function SanctionsPage() {
  const state = readSanctions(useSearch({ from: '/inside/sancoes' }))
  const navigate = useNavigate({ from: '/sancoes' })
  const { words, format } = useSpeech()
  const { sanctions: said } = words
  const query = sanctionsQueryOf(state)
  const { first, further } = useRowsPage(sanctionsOptions, query, state.cursor)
  const counts = useRowCounts(sanctionsOptions, query, SANCTION_FACETS)
  const columns = useColumns('sancoes', sanctionColumns(words, format), USUAL_SANCTION_COLUMNS)
  const change = (changed: Partial<SanctionsState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const { somas, qualidade } = first.data ?? {}
  const facets = counts.data?.facetas ?? null
  return (
    <TableScreen
      table="sancoes"
      title={said.title}
      state={state}
      onChange={change}
      first={first}
      further={further}
      filters={sanctionFilters({ state, counts: facets, onChange: change }, words, format)}
      noFilters={NO_SANCTION_FILTERS}
      orders={SANCTION_ORDERS}
      columns={columns}
      quality={qualidade ? qualityOf(qualidade, said, format) : null}
      nameOf={(row) => said.act(words.common.section[row.secao], row.pagina)}
      whole={addressOf('GET /sancoes/exportar', without(query, 'ordem'))}
      cardOf={(row) => <SanctionCard row={row} />}
      beside={(row) => <SameCompany row={row} />}
      above={
        <>
          <Notice tone="plain">
            <b>{said.noRegister}</b> {said.noRegisterHelp}
          </Notice>
          <RowSums
            sums={(somas ?? []).map(({ categoria_sancao, linhas, valor_multa }) => ({
              name: said.kinds[categoria_sancao],
              rows: linhas,
              more: valor_multa ? said.finesOf(format.roughMoney(valor_multa)) : undefined,
            }))}
          />
          <RowSeries ask={sanctionsOptions} query={query} state={state} onChange={change} />
        </>
      }
    />
  )
}

/** What else the archive has of a company: whether the sanction was taken back since. */
function SameCompany({ row: { sancionado_cnpj } }: { row: Sancao }) {
  const {
    words: { sanctions: said },
  } = useSpeech()
  const cnpj = sancionado_cnpj && readCnpj(sancionado_cnpj)
  if (!cnpj) return null
  return (
    <Link to="/sancoes" search={{ sancionado_cnpj: [cnpj], ordem: 'antigas' }}>
      {said.sameCompany}
    </Link>
  )
}

/** So few acts were measured that the number of them is what people must know. */
function qualityOf(
  { medida_em, atos, colunas }: QualidadeDeSancoes,
  said: Words['sanctions'],
  format: Format,
): TableQuality {
  return {
    medida_em,
    atos,
    measured: colunas.map((column) => ({ ...column, of: said.notices })),
    summary: said.fewMeasured(format.number(atos)),
  }
}
