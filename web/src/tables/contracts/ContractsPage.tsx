import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApiError } from '../../api/client.ts'
import type { Contrato, QualidadeDosContratos } from '../../api/schema.ts'
import { contractsOptions } from '../../api/tables.ts'
import { useLast } from '../../app/last.ts'
import { useShortcuts } from '../../app/shortcuts.ts'
import { usePageTitle } from '../../app/title.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { addDays, today } from '../../lib/dates.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { WordsField } from '../WordsField.tsx'
import { ColumnsMenu } from '../rows/ColumnsMenu.tsx'
import { EmptyTable } from '../rows/EmptyTable.tsx'
import { ExportRows } from '../rows/ExportRows.tsx'
import { Paging } from '../rows/Paging.tsx'
import { QualityNote } from '../rows/QualityNote.tsx'
import { RowCards } from '../rows/RowCards.tsx'
import { FilterChips } from '../rows/RowFilters.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import { RowsTable } from '../rows/RowsTable.tsx'
import { SeriesChart } from '../rows/SeriesChart.tsx'
import { TableHead } from '../rows/TableHead.tsx'
import styles from '../rows/TablePage.module.css'
import { ZeroRows } from '../rows/ZeroRows.tsx'
import { NO_PAGE, PAGE_ROWS } from '../rows/page-state.ts'
import type { TableQuality } from '../rows/quality.ts'
import { useColumns } from '../rows/use-columns.ts'
import { useOpenRows } from '../rows/use-open-rows.ts'
import { useIsPhone } from '../rows/use-phone.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractSums } from './ContractSums.tsx'
import { USUAL_CONTRACT_COLUMNS, contractColumns } from './columns.tsx'
import { contractFilters } from './filters.tsx'
import { instrumentName } from './names.ts'
import {
  CONTRACT_ORDERS,
  type ContractState,
  NO_CONTRACT_FILTERS,
  contractsQueryOf,
} from './state.ts'

const FACETS = ['tipo_instrumento', 'modalidade', 'orgao', 'fornecedor_ni'] as const

export function ContractsPage() {
  const state = useSearch({ from: '/inside/contratos' })
  const navigate = useNavigate({ from: '/contratos' })
  const { words, format } = useSpeech()
  const { contracts: said, tables } = words
  usePageTitle(said.title)
  const query = contractsQueryOf(state)
  const before = { placeholderData: <T,>(data: T) => data }
  const listed = { ...query, limite: PAGE_ROWS }
  const first = useQuery({ ...contractsOptions(listed), ...before })
  const { cursor } = state
  const further = useQuery({
    ...contractsOptions({ ...listed, ...(cursor && { cursor }) }),
    ...before,
  })
  const counts = useQuery({
    ...contractsOptions({ ...query, limite: 1, facetas: [...FACETS] }),
    ...before,
  })
  const [from, to] = [today(), addDays(today(), 90)]
  const ending = useQuery({
    ...contractsOptions({ ...query, limite: 1, vigencia_fim_de: from, vigencia_fim_ate: to }),
    ...before,
  })
  const field = useRef<HTMLInputElement>(null)
  const aside = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenRows(list)
  const isPhone = useIsPhone()
  useShortcuts({
    '/': () => field.current?.focus(),
    f: () => aside.current?.querySelector('input')?.focus(),
  })
  const columns = useColumns('contratos', contractColumns(words, format), USUAL_CONTRACT_COLUMNS)
  /** Every other change leads back to the first page. */
  const change = (changed: Partial<ContractState>) =>
    void navigate({ search: { ...state, ...NO_PAGE, ...changed } })
  const page = useLast(first.data)
  const rows = useLast(further.data)
  const error = first.error ?? further.error
  const fault = error instanceof ApiError && error.code === 'consulta_invalida' ? error : null
  const total = page?.total ?? 0
  const facets = counts.data?.facetas ?? null
  const filters = contractFilters({ state, counts: facets, onChange: change }, words, format)
  const hasFilters = filters.some(({ chosen }) => chosen > 0)
  const quality = page?.qualidade ? qualityOf(page.qualidade, said) : null
  const nameOf = (row: Contrato) => instrumentName(row, said)
  const shownRows = {
    rows: rows?.resultados ?? [],
    nameOf,
    open,
    onToggle: toggle,
    beside: (row: Contrato) => <CompanyLink row={row} />,
  }
  return (
    <>
      <TablesNav />
      <div className={styles.page}>
        <h1 className="hidden">{said.title}</h1>
        <div className={`${styles.top} no-print`}>
          <WordsField
            ref={field}
            value={state.termo ?? ''}
            fault={fault}
            onSearch={(termo) => change({ termo })}
          />
        </div>
        <FilterChips filters={filters} total={total} />
        <aside ref={aside} className={styles.filters} aria-label={tables.filters}>
          {filters.map(({ name, body }) => (
            <div key={name}>{body}</div>
          ))}
          {hasFilters && (
            <button
              type="button"
              className="link alone"
              onClick={() => change(NO_CONTRACT_FILTERS)}
            >
              {tables.clear}
            </button>
          )}
        </aside>
        <section
          className={styles.results}
          aria-label={tables.results}
          aria-busy={first.isFetching || further.isFetching}
        >
          {page?.somas && page.somas.length > 0 && (
            <ContractSums
              sums={page.somas}
              suppliers={facets?.fornecedor_ni?.total_valores ?? null}
              ending={
                ending.data && state.vigencia_fim_ate === undefined
                  ? { total: ending.data.total ?? 0, from, to }
                  : null
              }
            />
          )}
          <ContractSeries state={state} onChange={change} />
          {page && !isArchiveEmpty(page.avisos) && total > 0 && <RowNotices avisos={page.avisos} />}
          {error && fault === null && (
            <Failure
              error={error}
              title={tables.failed}
              keeps={tables.keeps}
              onRetry={() => void Promise.all([first.refetch(), further.refetch()])}
            />
          )}
          {!page && first.isPending && <Skeleton rows={8} sentence={tables.loading} />}
          {page && isArchiveEmpty(page.avisos) && <EmptyTable />}
          {page && !isArchiveEmpty(page.avisos) && (
            <div ref={list} className={further.isPlaceholderData || error ? styles.old : undefined}>
              <TableHead
                total={total}
                isOld={first.isPlaceholderData}
                termo={state.termo}
                order={state.ordem ?? 'recentes'}
                orders={CONTRACT_ORDERS}
                onOrder={(ordem) => change({ ordem })}
                quality={
                  quality && (
                    <QualityNote
                      quality={quality}
                      nameOf={(coluna) => coluna.replaceAll('_', ' ')}
                    />
                  )
                }
              >
                {!isPhone && <ColumnsMenu columns={columns} quality={quality} />}
                <ExportRows
                  table="contratos"
                  rows={shownRows.rows}
                  columns={columns.shown}
                  nameOf={nameOf}
                />
              </TableHead>
              {total === 0 ? (
                <ZeroRows
                  avisos={page.avisos}
                  termo={state.termo}
                  filters={filters
                    .filter(({ chosen }) => chosen > 0)
                    .map(({ title, none }) => ({ name: title, remove: () => change(none) }))}
                />
              ) : (
                <>
                  {isPhone ? (
                    <RowCards {...shownRows} bodyOf={(row) => <ContractCard row={row} />} />
                  ) : (
                    <RowsTable
                      {...shownRows}
                      caption={said.title}
                      columns={columns.shown}
                      quality={quality}
                    />
                  )}
                  <Paging
                    page={state.pagina ?? 1}
                    shown={shownRows.rows.length}
                    total={total}
                    next={rows?.proximo ?? null}
                  />
                </>
              )}
            </div>
          )}
        </section>
      </div>
    </>
  )
}

function CompanyLink({ row: { fornecedor_ni } }: { row: Contrato }) {
  const {
    words: { contracts: said },
  } = useSpeech()
  const cnpj = fornecedor_ni === null ? null : readCnpj(fornecedor_ni)
  if (cnpj === null) return null
  return (
    <Link to="/contratos" search={{ fornecedor_ni: [cnpj] }}>
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

interface ContractSeriesProps {
  state: ContractState
  onChange(changed: Partial<ContractState>): void
}

/** Rows or amounts by month, whatever the chosen period. */
function ContractSeries({ state, onChange }: ContractSeriesProps) {
  const {
    words: { contracts: said, tables },
    format,
  } = useSpeech()
  const query = contractsQueryOf({ ...state, data_inicio: undefined, data_fim: undefined })
  const { data } = useQuery({
    ...contractsOptions({ ...query, ordem: undefined, limite: 1, facetas: ['mes'] }),
    placeholderData: (data) => data,
  })
  const months = data?.facetas?.mes?.valores
  if (!months || months.length === 0) return null
  const isValue = state.serie === 'valor'
  const serie = isValue ? 'value' : 'rows'
  const measure = isValue
    ? {
        name: said.sum,
        print: format.amount,
        short: format.roughMoney,
        say: format.money,
      }
    : {
        name: said.rows,
        print: format.number,
        short: format.number,
        say: (total: number) => tables.rows(total, format.number(total)),
      }
  return (
    <SeriesChart
      months={isValue ? months.map(({ valor, soma }) => ({ valor, total: soma })) : months}
      measure={measure}
      captions={{
        month: tables.byMonth[serie],
        quarter: tables.byQuarter[serie],
        year: tables.byYear[serie],
      }}
      state={state}
      onChange={onChange}
    >
      <div className={styles.serie}>
        <SegmentedControl
          size="xs"
          aria-label={tables.serieOf}
          value={serie}
          onChange={(chosen) => onChange({ serie: chosen === 'value' ? 'valor' : undefined })}
          data={[
            { value: 'rows', label: tables.serie.rows },
            { value: 'value', label: tables.serie.value },
          ]}
        />
        {isValue && <p className="muted small">{said.valueCaveat}</p>}
      </div>
    </SeriesChart>
  )
}
