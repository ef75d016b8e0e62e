import { Button, Drawer } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import { BodyFilter } from './BodyFilter.tsx'
import { SectionFilter } from './Filters.tsx'
import styles from './FiltersSheet.module.css'
import type { FiltersProps } from './filter.ts'
import { NamedFilter } from './NamedFilter.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { periodWords } from './period-words.ts'
import { SituationFilter } from './SituationFilter.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import type { SearchState } from '../query/state.ts'

interface Chip {
  name: 'period' | 'section' | 'body' | 'type' | 'state' | 'named'
  of: (keyof SearchState)[]
  Filter: ComponentType<FiltersProps>
}

const CHIPS: Chip[] = [
  { name: 'period', of: ['data_inicio', 'data_fim'], Filter: PeriodFilter },
  { name: 'section', of: ['secao'], Filter: SectionFilter },
  { name: 'body', of: ['orgao', 'orgao_exceto'], Filter: BodyFilter },
  { name: 'type', of: ['tipo_ato'], Filter: TypeFilter },
  { name: 'state', of: ['situacao'], Filter: SituationFilter },
  {
    name: 'named',
    of: ['cnpj', 'valor_min', 'valor_max', 'ignorar_assinatura'],
    Filter: NamedFilter,
  },
]

/** The filters on phones: a row of chips; each opens a sheet from below. */
export function FiltersSheet({ total, ...filters }: FiltersProps & { total: number }) {
  const {
    words: { common, search },
    format,
  } = useSpeech()
  const [open, setOpen] = useState<Chip | null>(null)
  const period = periodWords(filters.state, search, format)
  return (
    <div className={`${styles.chips} no-print`} role="group" aria-label={search.filters}>
      {CHIPS.map((chip) => {
        const count = chip.of.flatMap((key) => filters.state[key] ?? []).length
        return (
          <button
            key={chip.name}
            type="button"
            aria-haspopup="dialog"
            data-active={count > 0 || undefined}
            onClick={() => setOpen(chip)}
          >
            {chip.name === 'period' && period ? period : search[chip.name]}
            {chip.name !== 'period' && count > 0 && ` (${count})`}
            <IconChevronDown size={16} aria-hidden />
          </button>
        )
      })}
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="bottom"
        size="80%"
        title={open && search[open.name]}
        classNames={{ body: styles.sheet }}
      >
        {open && <open.Filter {...filters} />}
        <div className={styles.foot}>
          <Button variant="filled" fullWidth size="md" onClick={() => setOpen(null)}>
            {search.seeActs(common.acts(total, format.number(total)))}
          </Button>
        </div>
      </Drawer>
    </div>
  )
}
