import { Link } from '@tanstack/react-router'
import { IconQuote } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { SectionSign } from '../../ui/SectionSign.tsx'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { useSpeech } from '../../words/words.tsx'
import { Origin } from './Origin.tsx'
import styles from './RowsTable.module.css'
import { actWay } from './act-way.ts'
import { type TableQuality, worstOf } from './quality.ts'
import { type RowColumn, type TableRow, isVoid } from './row.ts'

/** Below it, people should look twice. */
const WEAK = 0.9

interface RowsTableProps<Row> {
  caption: string
  rows: Row[]
  columns: RowColumn<Row>[]
  quality: TableQuality | null
  nameOf(row: Row): string
  /** The rows whose words are shown below them. */
  open: ReadonlySet<string>
  onToggle(id: string): void
  /** What else is said of an opened row. */
  beside(row: Row): ReactNode
}

/** Rows with their day first and their act last; the words that they were read from open below. */
export function RowsTable<Row extends TableRow>({
  caption,
  rows,
  columns,
  quality,
  nameOf,
  open,
  onToggle,
  beside,
}: RowsTableProps<Row>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const years = new Set(rows.map(({ data_publicacao }) => data_publicacao.slice(0, 4)))
  const day = (row: Row) =>
    years.size > 1 ? format.date(row.data_publicacao) : format.day(row.data_publicacao)
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              {tables.published}
              <small>{tables.ofSource}</small>
            </th>
            {columns.map(({ name, head, of, isNumber }) => (
              <th key={name} scope="col" data-number={isNumber}>
                {head}
                {quality && <Precision share={worstOf(quality, of)} />}
              </th>
            ))}
            <th scope="col">{tables.act}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr data-void={isVoid(row) || undefined} data-open={open.has(row.id)}>
                <th scope="row">
                  <span className={styles.day}>
                    <SectionSign section={row.secao} narrow />
                    {day(row)}
                  </span>
                </th>
                {columns.map(({ name, cell, isNumber }) => (
                  <td key={name} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ))}
                <td>
                  <div className={styles.act}>
                    <Link {...actWay(row)} data-row={row.id}>
                      {nameOf(row)}
                    </Link>
                    <button
                      type="button"
                      className={styles.origin}
                      aria-expanded={open.has(row.id)}
                      aria-label={tables.showOrigin(nameOf(row))}
                      onClick={() => onToggle(row.id)}
                    >
                      <IconQuote size={16} aria-hidden />
                    </button>
                  </div>
                  <SituationTag situacao={row.situacao} />
                </td>
              </tr>
              {open.has(row.id) && (
                <tr className={styles.below} data-open>
                  <td />
                  <td colSpan={columns.length + 1}>
                    <Origin row={row}>{beside(row)}</Origin>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Precision({ share }: { share: number | null }) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  if (share === null) return <small>{tables.unmeasured}</small>
  return (
    <small data-weak={share < WEAK || undefined}>{tables.precisionOf(format.share(share))}</small>
  )
}
