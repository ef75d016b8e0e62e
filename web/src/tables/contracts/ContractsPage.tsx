import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import type { Contrato, QualidadeDosContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { addDays, today } from '../../lib/dates.ts'
import { without } from '../../lib/without.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../rows/TablePage.module.css'
import { TableScreen } from '../rows/TableScreen.tsx'
import { NO_PAGE } from '../rows/page-state.ts'
import type { TableQuality } from '../rows/quality.ts'
import { useColumns } from '../rows/use-columns.ts'
import { useRowCounts, useRowsPage } from '../rows/use-rows.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractSeries } from './ContractSeries.tsx'
import { ContractSums } from './ContractSums.tsx'
import { USUAL_CONTRACT_COLUMNS, contractColumns } from './columns.tsx'
import { contractFilters } from './ContractFilters.tsx'
import { instrumentName } from './names.ts'
import {
  CONTRACT_FACETS,
  CONTRACT_ORDERS,
  type ContractState,
  NO_CONTRACT_FILTERS,
  contractsQueryOf,
  readContracts,
} from './state.ts'

/** How soon a term is said to end. */
const ENDING_DAYS = 90

export function ContractsPage() {
  const state = readContracts(useSearch({ from: '/inside/contratos' }))
  const navigate = useNavigate({ from: '/contratos' })
  const { words, format } = useSpeech()
  const { contracts: said } = words
  const query = contractsQueryOf(state)
  const { first, further } = useRowsPage(contractsOptions, query, state.cursor)
  const counts = useRowCounts(contractsOptions, query, [...CONTRACT_FACETS, 'fornecedor_ni'])
  const [from, to] = [today(), addDays(today(), ENDING_DAYS)]
  const ending = useQuery({
    ...contractsOptions({ ...query, limite: 1, vigencia_fim_de: from, vigencia_fim_ate: to }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns('contratos', contractColumns(words, format), USUAL_CONTRACT_COLUMNS)
  const change = (changed: Partial<ContractState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const { somas, qualidade } = first.data ?? {}
  const facets = counts.data?.facetas ?? null
  // The facet ignores the filter of suppliers.
  const suppliers = state.fornecedor_ni ? null : (facets?.fornecedor_ni?.total_valores ?? null)
  const areSumsOld = [first, counts, ending].some(({ isPlaceholderData }) => isPlaceholderData)
  const hasEnding = ending.data !== undefined && state.vigencia_fim_ate === undefined
  return (
    <TableScreen
      table="contratos"
      title={said.title}
      state={state}
      onChange={change}
      first={first}
      further={further}
      filters={contractFilters({ state, counts: facets, onChange: change }, words, format)}
      noFilters={NO_CONTRACT_FILTERS}
      orders={CONTRACT_ORDERS}
      columns={columns}
      quality={qualidade ? qualityOf(qualidade, said) : null}
      nameOf={(row) => instrumentName(row, said)}
      whole={addressOf('GET /contratos/exportar', without(query, 'ordem'))}
      cardOf={(row) => <ContractCard row={row} />}
      beside={(row) => <CompanyLink row={row} />}
      above={
        <>
          {somas && somas.length > 0 && (
            <div className={areSumsOld ? styles.old : undefined} aria-busy={areSumsOld}>
              <ContractSums
                state={state}
                sums={somas}
                suppliers={suppliers}
                ending={hasEnding ? { total: ending.data.total ?? 0, from, to } : null}
              />
            </div>
          )}
          <ContractSeries state={state} onChange={change} />
        </>
      }
    />
  )
}

function CompanyLink({ row: { fornecedor_ni } }: { row: Contrato }) {
  const {
    words: { contracts: said },
  } = useSpeech()
  const cnpj = fornecedor_ni === null ? null : readCnpj(fornecedor_ni)
  if (cnpj === null) return null
  return (
    <Link to="/empresa/$cnpj" params={{ cnpj }}>
      {said.company}
    </Link>
  )
}

function qualityOf(measured: QualidadeDosContratos, said: Words['contracts']): TableQuality {
  const { medida_em, atos, colunas } = measured
  const words = { sistema: said.bySystem, livre: said.free }
  return {
    medida_em,
    atos,
    measured: colunas.map(({ origem, ...column }) => ({ ...column, of: words[origem] })),
  }
}
