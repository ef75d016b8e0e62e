import { Button, CopyButton, Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './ActTable.module.css'
import { Marked } from './Marked.tsx'
import type { Mark } from './marks.ts'
import type { Block } from './typeset.ts'

interface ActTableProps {
  id: string
  table: Extract<Block, { kind: 'table' }>
  place: number
  marks: Mark[]
}

/** Wider than this it may have to scroll: then it can be opened alone. */
const NARROW = 4

export function ActTable({ id, table, place, marks }: ActTableProps) {
  const {
    words: { act: said, common },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const rows = <Rows table={table} marks={marks} label={said.table(place)} />
  return (
    <div id={id} className={styles.room}>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={said.table(place)}>
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
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        fullScreen
        title={said.table(place)}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {rows}
      </Modal>
    </div>
  )
}

/** The source has no header cells, so none is invented: a first row of names only looks like one. */
function Rows({ table, marks, label }: Pick<ActTableProps, 'table' | 'marks'> & { label: string }) {
  const starts = useMemo(() => cellStarts(table), [table])
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row} data-head={(row === 0 && table.hasHead) || undefined}>
            {cells.map((cell, column) => (
              <td
                key={column}
                colSpan={cells.length === 1 ? table.numeric.length : 1}
                data-number={table.numeric[column] || undefined}
              >
                <Marked text={cell} start={starts[row]![column]!} marks={marks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where each cell begins in the act's text: one character stands between two. */
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
