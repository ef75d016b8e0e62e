import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Day, addDays, today } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Filters.module.css'
import type { SearchState } from '../query/state.ts'

type Preset = 'today' | 'week' | 'month' | 'year' | 'all'

const PRESETS: Record<Preset, (now: Day) => Day | undefined> = {
  today: (now) => now,
  week: (now) => addDays(now, -6),
  month: (now) => addDays(now, -29),
  year: (now) => `${now.slice(0, 4)}-01-01`,
  all: () => undefined,
}

interface PeriodFilterProps {
  state: Pick<SearchState, 'data_inicio' | 'data_fim'>
  onChange(changed: { data_inicio?: Day | undefined; data_fim?: Day | undefined }): void
}

/** Two days as people write them, or a common range. */
export function PeriodFilter({ state, onChange }: PeriodFilterProps) {
  const {
    words: { search },
  } = useSpeech()
  const [fault, setFault] = useState<string | null>(null)
  const { data_inicio, data_fim } = state
  const set = (changed: { data_inicio?: Day | undefined; data_fim?: Day | undefined }) => {
    const { data_inicio: first, data_fim: last } = { data_inicio, data_fim, ...changed }
    const isInverted = first !== undefined && last !== undefined && first > last
    setFault(isInverted ? search.inverted : null)
    if (!isInverted) onChange(changed)
  }
  const onFault = () => setFault(search.badDate)
  return (
    <fieldset className={styles.group}>
      <legend>{search.period}</legend>
      <div className={styles.dates}>
        <DayInput
          label={search.from}
          value={data_inicio}
          onFault={onFault}
          onChange={(day) => set({ data_inicio: day })}
        />
        <span aria-hidden>{search.to}</span>
        <DayInput
          label={search.until}
          value={data_fim}
          onFault={onFault}
          onChange={(day) => set({ data_fim: day })}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.presets}>
        {(Object.keys(PRESETS) as Preset[]).map((preset) => (
          <button
            key={preset}
            type="button"
            className="link"
            onClick={() => set({ data_inicio: PRESETS[preset](today()), data_fim: undefined })}
          >
            {search.presets[preset]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface DayInputProps {
  label: string
  value: Day | undefined
  onChange(day: Day | undefined): void
  onFault(): void
}

function DayInput({ label, value, onChange, onFault }: DayInputProps) {
  const { format } = useSpeech()
  const shown = value ? format.date(value) : ''
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const apply = () => {
    if (text === shown) return
    const day = text.trim() === '' ? undefined : parseDay(text)
    if (day === null) onFault()
    else onChange(day)
  }
  return (
    <TextInput
      size="sm"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}
