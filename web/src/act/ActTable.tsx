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

/** The source has no header cells: its first rows only look like them. */
function Rows({
  table,
  room,
  marks,
  label,
}: Pick<ActTableProps, 'table' | 'marks'> & { room: TableRoom; label: string }) {
  const { cells, head, numeric } = table
  // Rows that are laid out apart cannot share a cell.
  const isTall = cells.length > TALL && cells.flat().every((cell) => cell.rows === 1)
  const row = (at: number) => (
    <tr key={at}>
      {cells[at]!.map(({ text, start, column, columns, rows }) => (
        <td
          key={column}
          colSpan={columns > 1 ? columns : undefined}
          rowSpan={rows > 1 ? rows : undefined}
          style={isTall ? { gridColumn: `${column + 1} / span ${columns}` } : undefined}
          data-number={(columns === 1 && numeric[column]) || undefined}
          data-long={isLong(text) || undefined}
          data-word={(!isLong(text) && !/\s/.test(text)) || undefined}
        >
          <Marked text={text} start={start} marks={marks} />
        </td>
      ))}
    </tr>
  )
  const all = [...cells.keys()]
  const body = all.slice(head)
  const size = isTall ? GROUP : body.length
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-tall={isTall || undefined}
      style={{ '--letters': room.letters, '--columns': room.columns } as CSSProperties}
    >
      {head > 0 && <thead>{all.slice(0, head).map(row)}</thead>}
      {Array.from({ length: Math.ceil(body.length / size) }, (_, group) => (
        <tbody key={group}>{body.slice(group * size, (group + 1) * size).map(row)}</tbody>
      ))}
    </table>
  )
}
