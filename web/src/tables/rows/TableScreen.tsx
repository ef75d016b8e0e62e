import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ApiError } from '../../api/client.ts'
import type { Aviso } from '../../api/schema.ts'
import { useLast } from '../../app/last.ts'
import { useShortcuts } from '../../app/shortcuts.ts'
import { usePageTitle } from '../../app/title.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { SubjectLink } from '../../search/SubjectLink.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { PaperHead } from '../../ui/PaperHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { TablesNav } from '../TablesNav.tsx'
import { WordsField } from '../WordsField.tsx'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { EmptyTable } from './EmptyTable.tsx'
import { ExportRows } from './ExportRows.tsx'
import { Paging } from './Paging.tsx'
import { QualityNote } from './QualityNote.tsx'
import { RowCards } from './RowCards.tsx'
import { FilterChips, type RowFilter } from './RowFilters.tsx'
import { RowNotices } from './RowNotices.tsx'
import { RowsTable } from './RowsTable.tsx'
import { TableHead } from './TableHead.tsx'
import { TellNext } from './TellNext.tsx'
import styles from './TablePage.module.css'
import { ZeroRows } from './ZeroRows.tsx'
import type { WatchedTable } from '../watched/watched-rows.ts'
import type { RowOrder } from './orders.ts'
import type { TableQuality } from './quality.ts'
import type { TableRow } from './row.ts'
import type { ChosenColumns } from './use-columns.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useIsPhone } from './use-phone.ts'

/** A page of rows, as every table answers. */
interface RowsPage<Row> {
  total: number | null
  resultados: Row[]
  proximo: string | null
  avisos: Aviso[]
}

interface TableScreenProps<Row, State extends object, Order extends RowOrder> {
  /** Of its files, and in this device's memory. */
  table: WatchedTable
  title: string
  state: State & { termo?: string; orgao?: string[]; pagina?: number; ordem?: Order }
  /** Leads back to the first page. */
  onChange(changed: Partial<State> & { termo?: string | undefined; ordem?: Order }): void
  /** The page with the totals, and the one that is shown. */
  first: UseQueryResult<RowsPage<Row>>
  further: UseQueryResult<RowsPage<Row>>
  filters: RowFilter<State>[]
  noFilters: Partial<State>
  orders: readonly Order[]
  columns: ChosenColumns<Row>
  quality: TableQuality | null
  /** Sums and charts, above the rows. */
  above: ReactNode
  nameOf(row: Row): string
  /** The address of the file of all rows that are found. */
  whole: string
  cardOf(row: Row): ReactNode
  /** The ways on from an opened row. */
  beside(row: Row): ReactNode
}

/** The page of a table: words and filters, what is above, and the rows. */
export function TableScreen<Row extends TableRow, State extends object, Order extends RowOrder>({
  table,
  title,
  state,
  onChange,
  first,
  further,
  filters,
  noFilters,
  orders,
  columns,
  quality,
  above,
  nameOf,
  whole,
  cardOf,
  beside,
}: TableScreenProps<Row, State, Order>) {
  const {
    words: { search, tables },
  } = useSpeech()
  usePageTitle(title)
  const field = useRef<HTMLInputElement>(null)
  const aside = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenRows(list)
  const isPhone = useIsPhone()
  useShortcuts({
    '/': () => field.current?.focus(),
    f: () => aside.current?.querySelector('input')?.focus(),
  })
  const page = useLast(first.data)
  const rows = useLast(further.data)
  const error = first.error ?? further.error
  const fault = error instanceof ApiError && error.code === 'consulta_invalida' ? error : null
  const total = page?.total ?? 0
  const given = filters.filter(({ chosen }) => chosen > 0)
  const isEmpty = page !== undefined && isArchiveEmpty(page.avisos)
  const shown = {
    rows: rows?.resultados ?? [],
    nameOf,
    open,
    onToggle: toggle,
    beside,
  }
  return (
    <>
      <TablesNav />
      <div className={styles.page}>
        <h1 className="hidden">{title}</h1>
        <PaperHead
          title={title}
          asked={state.termo ?? search.everything}
          chosen={given.map(({ title: name, chosen, says }) => says ?? `${name} (${chosen})`)}
        />
        <div className={`${styles.top} no-print`}>
          <WordsField
            ref={field}
            value={state.termo ?? ''}
            fault={fault}
            onSearch={(termo) => onChange({ termo } as Parameters<typeof onChange>[0])}
          />
          <SubjectLink search={state} />
        </div>
        <FilterChips filters={filters} total={total} />
        <aside ref={aside} className={styles.filters} aria-label={tables.filters}>
          {filters.map(({ name, body }) => (
            <div key={name}>{body}</div>
          ))}
          {given.length > 0 && (
            <button type="button" className="link alone" onClick={() => onChange(noFilters)}>
              {tables.clear}
            </button>
          )}
        </aside>
        <section
          className={styles.results}
          aria-label={tables.results}
          aria-busy={first.isFetching || further.isFetching}
        >
          {above}
          {page && !isEmpty && total > 0 && <RowNotices avisos={page.avisos} />}
          {error && fault === null && (
            <Failure
              error={error}
              title={tables.failed}
              keeps={tables.keeps}
              onRetry={() => void Promise.all([first.refetch(), further.refetch()])}
            />
          )}
          {!page && first.isPending && <Skeleton rows={8} sentence={tables.loading} />}
          {isEmpty && <EmptyTable />}
          {page && !isEmpty && (
            <div ref={list} className={further.isPlaceholderData || error ? styles.old : undefined}>
              <TableHead
                total={total}
                isOld={first.isPlaceholderData}
                termo={state.termo}
                order={state.ordem ?? orders[0]!}
                orders={orders}
                onOrder={(ordem) => onChange({ ordem } as Parameters<typeof onChange>[0])}
                quality={quality && <QualityNote quality={quality} columns={columns.all} />}
              >
                <TellNext table={table} state={state} />
                {!isPhone && <ColumnsMenu columns={columns} quality={quality} />}
                {total > 0 && (
                  <ExportRows
                    table={table}
                    total={total}
                    columns={columns.shown}
                    nameOf={nameOf}
                    whole={whole}
                  />
                )}
              </TableHead>
              {total === 0 ? (
                <ZeroRows
                  avisos={page.avisos}
                  termo={state.termo}
                  filters={given.map(({ title, none }) => ({
                    name: title,
                    remove: () => onChange(none),
                  }))}
                />
              ) : (
                <>
                  {isPhone ? (
                    <RowCards {...shown} bodyOf={cardOf} />
                  ) : (
                    <RowsTable
                      {...shown}
                      caption={title}
                      columns={columns.shown}
                      quality={quality}
                    />
                  )}
                  <Paging
                    page={state.pagina ?? 1}
                    shown={shown.rows.length}
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
