import { Button, CopyButton, Modal } from '@mantine/core'
import { type CSSProperties, useMemo, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './ActTable.module.css'
import { Marked } from './Marked.tsx'
import type { Mark } from './marks.ts'
import { type TableRoom, isLong, roomOf } from './table-room.ts'
import type { Block } from './typeset.ts'

interface ActTableProps {
  id: string
  table: Extract<Block, { kind: 'table' }>
  place: number
  marks: Mark[]
}

/** A table with more columns may have to scroll, so it can be opened alone. */
const NARROW = 4
/** More rows than fit a screen: the frame scrolls, and the head stays. */
const LONG = 30
/** More rows than are rendered at once. */
const TALL = 200
/** The rows to render together. */
const GROUP = 50

export function ActTable({ id, table, place, marks }: ActTableProps) {
  const {
    words: { act: said, common },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const room = useMemo(() => roomOf(table.rows), [table])
  const rows = <Rows table={table} room={room} marks={marks} label={said.table(place)} />
  return (
    <div
      id={id}
      className={styles.room}
      data-wide={room.isWide || undefined}
      data-tight={room.isTight || undefined}
    >
      <div
        className={styles.frame}
        data-long={table.rows.length > LONG || undefined}
        tabIndex={0}
        role="group"
        aria-label={said.table(place)}
      >
        {rows}
      </div>
      <div className={`${styles.tools} no-print`}>
        {table.numeric.length > NARROW && (
          <Button size="compact-xs" variant="subtle" onClick={() => setOpen(true)}>
            {said.fullScreen}
          </Button>
        )}
        <CopyButton value={table.rows.map((cells) => cells.join('\t')).join('\n')}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="subtle" onClick={copy}>
              {copied ? common.copied : said.copySheet}
            </Button>
          )}
        </CopyButton>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} fullScreen title={said.table(place)}>
        {rows}
      </Modal>
    </div>
  )
}

/**
 * The source has no header cells, so none are invented: a first row of names only looks like a
 * header.
 */
function Rows({
  table,
  room,
  marks,
  label,
}: Pick<ActTableProps, 'table' | 'marks'> & { room: TableRoom; label: string }) {
  const { rows, hasHead, numeric } = table
  const starts = useMemo(() => cellStarts(table), [table])
  const row = (at: number) => (
    <tr key={at}>
      {rows[at]!.map((cell, column, cells) => (
        <td
          key={column}
          colSpan={cells.length === 1 ? numeric.length : undefined}
          data-number={numeric[column] || undefined}
          data-long={isLong(cell) || undefined}
          data-word={(!isLong(cell) && !/\s/.test(cell)) || undefined}
        >
          <Marked text={cell} start={starts[at]![column]!} marks={marks} />
        </td>
      ))}
    </tr>
  )
  const body = [...rows.keys()].slice(hasHead ? 1 : 0)
  const isTall = rows.length > TALL
  const size = isTall ? GROUP : body.length
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-tall={isTall || undefined}
      style={{ '--letters': room.letters, '--columns': room.columns } as CSSProperties}
    >
      {hasHead && <thead>{row(0)}</thead>}
      {Array.from({ length: Math.ceil(body.length / size) }, (_, group) => (
        <tbody key={group}>{body.slice(group * size, (group + 1) * size).map(row)}</tbody>
      ))}
    </table>
  )
}

/** The start of each cell in the act's text; one character separates two cells. */
function cellStarts({ rows, start }: ActTableProps['table']): number[][] {
  let at = start
  return rows.map((cells) =>
    cells.map((cell) => {
      const here = at
      at += cell.length + 1
      return here
    }),
  )
}
