import { type ReactNode, useRef } from 'react'
import { ApiError } from '../../api/client.ts'
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
import { EmptyTable } from './EmptyTable.tsx'
import { TableRows, type ShownTable } from './TableRows.tsx'
import { FilterChips, type RowFilter } from './RowFilters.tsx'
import { RowNotices } from './RowNotices.tsx'
import styles from './TablePage.module.css'
import type { RowOrder } from './orders.ts'
import type { TableRow } from './row.ts'

interface TableScreenProps<Row, State extends object, Order extends RowOrder> extends ShownTable<
  Row,
  State,
  Order
> {
  filters: RowFilter<State>[]
  noFilters: Partial<State>
  /** Sums and charts, above the rows. */
  above: ReactNode
}

/** The page of a table: words and filters, what is above, and the rows. */
export function TableScreen<Row extends TableRow, State extends object, Order extends RowOrder>({
  filters,
  noFilters,
  above,
  ...table
}: TableScreenProps<Row, State, Order>) {
  const { title, state, onChange, first, further } = table
  const { search, tables } = useSpeech().words
  usePageTitle(title)
  const field = useRef<HTMLInputElement>(null)
  const aside = useRef<HTMLElement>(null)
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
          {page && !isEmpty && <TableRows {...table} page={page} rows={rows} given={given} />}
        </section>
      </div>
    </>
  )
}
