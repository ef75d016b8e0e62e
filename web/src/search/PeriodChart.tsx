import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { daysOptions, sourcesOptions } from '../api/archive.ts'
import { coverageIn } from './coverage.ts'
import { type Day, addDays, daysBetween, today } from '../lib/dates.ts'
import { Histogram } from '../ui/charts/Histogram.tsx'
import { type Bar, type Step, barsOf, barsWithin, stepFor } from '../ui/charts/bars.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import { useEditions } from './all-editions.ts'
import { type SearchState, queryOf } from '../query/state.ts'

/** The longest period of one ledger request. */
const LEDGER_DAYS = 365

interface PeriodChartProps {
  state: SearchState
  /** Whether something else is to be seen at once where no act at all is found. */
  yieldsWhenEmpty: boolean
  onChange(changed: Partial<SearchState>): void
}

/** The acts over time, across the whole archive; it sets the period. */
export function PeriodChart({ state, yieldsWhenEmpty, onChange }: PeriodChartProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const query = queryOf(state)
  const days = useQuery({ ...daysOptions(query), placeholderData: keepPreviousData })
  const editions = useEditions()
  const dates = (editions ?? []).map(({ data }) => data).sort()
  const [first, last] = [dates[0] ?? today(), dates.at(-1) ?? today()]
  const desde = daysBetween(first, last) > LEDGER_DAYS ? addDays(last, -LEDGER_DAYS) : first
  const sources = useQuery({
    ...sourcesOptions({ desde, ate: last }),
    enabled: dates.length > 0,
  })
  if (!days.data || !editions || dates.length === 0) return null
  const step = stepFor(first, last)
  const coverage = coverageIn(editions, sources.data?.dados ?? [])
  const bars = barsOf(days.data, { first, last, step }, coverage)
  if (yieldsWhenEmpty && bars.every(({ total }) => total === 0)) return null
  const [from, to] = barsWithin(bars, state.data_inicio ?? first, state.data_fim ?? last)
  return (
    <Histogram
      bars={bars}
      chosen={from < 0 || to < from ? [0, bars.length - 1] : [from, to]}
      caption={captionOf(search, step, first, last)}
      name={(bar) => nameOf(bar, step, format)}
      label={(bar) => labelOf(bar, step, format)}
      onChoose={([begin, end]) => {
        const isAll = begin === 0 && end === bars.length - 1
        onChange({
          data_inicio: isAll ? undefined : bars[begin]?.first,
          data_fim: isAll ? undefined : bars[end]?.last,
        })
      }}
    />
  )
}

/** With years unless all is of this one: under the axis there is no room for them. */
function captionOf(search: Words['search'], step: Step, first: Day, last: Day): string {
  const [from, to] = [yearOf(first), yearOf(last)]
  const acts = search.actsBy[step]
  return from === yearOf(today()) ? acts : search.ofYears(acts, from, to)
}

const yearOf = (day: Day) => day.slice(0, 4)

function nameOf({ first, last }: Bar, step: Step, format: Format): string {
  return step === 'day' ? format.date(first) : `${format.dayMonth(first)} – ${format.date(last)}`
}

function labelOf({ first }: Bar, step: Step, format: Format): string {
  if (step === 'day') return format.dayMonth(first)
  return step === 'year' || step === 'quarter' ? yearOf(first) : format.month(first)
}
