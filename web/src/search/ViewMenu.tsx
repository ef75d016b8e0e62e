import { ActionIcon, Menu } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { usePreference } from '../app/preferences.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ResultsHead.module.css'
import { ORDERS, PAGE_SIZES, type SearchState, orderOf, sizeOf } from '../query/state.ts'

const DENSITIES = ['comfortable', 'compact'] as const

interface ViewMenuProps {
  state: SearchState
  onChange(changed: Partial<SearchState>): void
}

/**
 * The row spacing of the list, which this device remembers, and the rows per page; on phones also
 * their order.
 */
export function ViewMenu({ state, onChange }: ViewMenuProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const [isCompact, setCompact] = usePreference('compacta', false)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={search.view}>
          <IconListDetails size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.narrow}>
          <Choices
            label={search.order}
            values={ORDERS}
            chosen={orderOf(state)}
            name={(order) => search.orders[order]}
            onChoose={(ordem) => onChange({ ordem })}
          />
          <Menu.Divider />
        </div>
        <Choices
          label={search.density}
          values={DENSITIES}
          chosen={isCompact ? 'compact' : 'comfortable'}
          name={(density) => search.densities[density]}
          onChoose={(density) => setCompact(density === 'compact')}
        />
        <Menu.Divider />
        <Choices
          label={search.pageSize}
          values={PAGE_SIZES}
          chosen={sizeOf(state)}
          name={(size) => format.number(size)}
          onChoose={(limite) => onChange({ limite })}
        />
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoicesProps<T> {
  label: string
  values: readonly T[]
  chosen: T
  name(value: T): string
  onChoose(value: T): void
}

function Choices<T extends string | number>({
  label,
  values,
  chosen,
  name,
  onChoose,
}: ChoicesProps<T>) {
  return (
    <Menu.RadioGroup value={String(chosen)}>
      <Menu.Label>{label}</Menu.Label>
      {values.map((value) => (
        <Menu.RadioItem key={value} value={String(value)} onChange={() => onChoose(value)}>
          {name(value)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
