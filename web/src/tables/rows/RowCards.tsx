import { Link } from '@tanstack/react-router'
import { IconQuote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SectionSign } from '../../ui/SectionSign.tsx'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { useSpeech } from '../../words/words.tsx'
import { Origin } from './Origin.tsx'
import styles from './RowCards.module.css'
import { actWay } from './act-way.ts'
import type { TableRow } from './row.ts'

interface RowCardsProps<Row> {
  rows: Row[]
  nameOf(row: Row): string
  /** The columns that matter. */
  bodyOf(row: Row): ReactNode
  open: ReadonlySet<string>
  onToggle(id: string): void
  beside(row: Row): ReactNode
}

/** Rows on phones: nothing scrolls sideways. */
export function RowCards<Row extends TableRow>({
  rows,
  nameOf,
  bodyOf,
  open,
  onToggle,
  beside,
}: RowCardsProps<Row>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={styles.head}>
            <SectionSign section={row.secao} narrow />
            <b>{format.date(row.data_publicacao)}</b>
            <Link {...actWay(row)} data-row={row.id}>
              {nameOf(row)}
            </Link>
            <SituationTag situacao={row.situacao} />
          </div>
          {bodyOf(row)}
          <button
            type="button"
            className={styles.origin}
            aria-expanded={open.has(row.id)}
            onClick={() => onToggle(row.id)}
          >
            <IconQuote size={16} aria-hidden /> {tables.readFrom}
          </button>
          {open.has(row.id) && <Origin row={row}>{beside(row)}</Origin>}
        </li>
      ))}
    </ul>
  )
}
