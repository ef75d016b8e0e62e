import { Button, Drawer } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import sheet from '../../search/FiltersSheet.module.css'
import { useSpeech } from '../../words/words.tsx'

/** A filter of a table, beside the rows and in the sheet. */
export interface RowFilter<State> {
  name: string
  title: string
  /** How many of its values are chosen. */
  chosen: number
  /** What the chip says instead of its title. */
  says?: string | null
  /** Takes it away. */
  none: Partial<State>
  body: ReactNode
}

interface FilterChipsProps<State> {
  filters: RowFilter<State>[]
  total: number
}

/** The filters on phones: a row of chips; each opens a sheet from below. */
export function FilterChips<State>({ filters, total }: FilterChipsProps<State>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const [open, setOpen] = useState<string | null>(null)
  const shown = filters.find(({ name }) => name === open)
  return (
    <div className={`${sheet.chips} no-print`} role="group" aria-label={tables.filters}>
      {filters.map(({ name, title, chosen, says }) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          data-active={chosen > 0 || undefined}
          onClick={() => setOpen(name)}
        >
          {says ?? (chosen > 0 ? `${title} (${chosen})` : title)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      ))}
      <Drawer
        opened={shown !== undefined}
        onClose={() => setOpen(null)}
        position="bottom"
        size="80%"
        title={shown?.title}
        classNames={{ body: sheet.sheet }}
      >
        {shown?.body}
        <div className={sheet.foot}>
          <Button variant="filled" fullWidth size="md" onClick={() => setOpen(null)}>
            {tables.seeRows(tables.rows(total, format.number(total)))}
          </Button>
        </div>
      </Drawer>
    </div>
  )
}
