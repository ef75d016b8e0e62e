import { type Day, addDays, today } from '../lib/dates.ts'
import type { SearchState } from '../query/state.ts'
import { useSpeech } from '../words/words.tsx'
import { DayRange } from './DayRange.tsx'

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

/** When acts were published. */
export function PeriodFilter({ state, onChange }: PeriodFilterProps) {
  const {
    words: { search },
  } = useSpeech()
  return (
    <DayRange
      title={search.period}
      first={state.data_inicio}
      last={state.data_fim}
      presets={(Object.keys(PRESETS) as Preset[]).map((preset) => ({
        name: search.presets[preset],
        first: PRESETS[preset](today()),
        last: undefined,
      }))}
      onChange={(data_inicio, data_fim) => onChange({ data_inicio, data_fim })}
    />
  )
}
