import { Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useSpeech } from '../../words/words.tsx'
import styles from './ColumnsMenu.module.css'
import { type TableQuality, isExperimental, worstOf } from './quality.ts'
import type { ChosenColumns } from './use-columns.ts'

interface ColumnsMenuProps<Row> {
  columns: ChosenColumns<Row>
  quality: TableQuality | null
}

/** The columns to show, each with what was measured of it; this device remembers them. */
export function ColumnsMenu<Row>({
  columns: { all, shown, toggle, reset },
  quality,
}: ColumnsMenuProps<Row>) {
  const {
    words: { tables },
  } = useSpeech()
  return (
    <Popover position="bottom-end" width={380} trapFocus withRoles>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={16} />}>{tables.columns}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={tables.columns} className={styles.menu ?? ''}>
        <div className={styles.head}>
          <h3>{tables.columns}</h3>
          <span>{tables.precision}</span>
          <span>{tables.recall}</span>
        </div>
        {all.map((column) => (
          <div key={column.name} className={styles.column}>
            <Checkbox
              size="xs"
              label={
                <>
                  {column.head}{' '}
                  {quality && isExperimental(quality, column.of) && (
                    <small className="muted">{tables.experimental}</small>
                  )}
                </>
              }
              checked={shown.includes(column)}
              onChange={() => toggle(column.name)}
            />
            <Share share={quality && worstOf(quality, column.of)} />
            <Share share={quality && leastFound(quality, column.of)} />
          </div>
        ))}
        <p className="muted small">{tables.whatExperimental}</p>
        <button type="button" className={`link small ${styles.reset}`} onClick={reset}>
          {tables.usualColumns}
        </button>
      </Popover.Dropdown>
    </Popover>
  )
}

function Share({ share }: { share: number | null }) {
  const { format } = useSpeech()
  return <span className="figures">{share === null ? '' : format.share(share)}</span>
}

function leastFound({ measured }: TableQuality, columns: string[]): number | null {
  const known = measured.flatMap(({ coluna, cobertura }) =>
    columns.includes(coluna) && cobertura !== null ? [cobertura] : [],
  )
  return known.length === 0 ? null : Math.min(...known)
}
