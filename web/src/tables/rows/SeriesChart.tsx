import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sourcesOptions } from '../../api/archive.ts'
import { addDays, daysBetween, today } from '../../lib/dates.ts'
import { useEditions } from '../../search/all-editions.ts'
import { coverageIn } from '../../search/coverage.ts'
import { Histogram, type Measure } from '../../ui/charts/Histogram.tsx'
import { type Bar, barsOf, barsWithin, stepFor } from '../../ui/charts/bars.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './TablePage.module.css'

/** The longest period of one ledger request. */
const LEDGER_DAYS = 365

interface Period {
  data_inicio?: string | undefined
  data_fim?: string | undefined
}

export interface SeriesChartProps {
  /** By month, YYYY-MM. */
  months: { valor: string; total: number }[]
  measure: Measure
  /** By the length of a bar. */
  captions: Record<'month' | 'quarter' | 'year', string>
  state: Period
  /** The months are those of before. */
  isOld: boolean
  onChange(changed: Period): void
  /** What the chart shows, to choose. */
  children?: ReactNode
}

/** Rows over time, across the whole archive; it sets the period. */
export function SeriesChart({
  months,
  measure,
  captions,
  state,
  isOld,
  onChange,
  children,
}: SeriesChartProps) {
  const { format } = useSpeech()
  const editions = useEditions()
  const dates = (editions ?? []).map(({ data }) => data).sort()
  const [first, last] = [dates[0] ?? today(), dates.at(-1) ?? today()]
  const desde = daysBetween(first, last) > LEDGER_DAYS ? addDays(last, -LEDGER_DAYS) : first
  const sources = useQuery({
    ...sourcesOptions({ desde, ate: last }),
    enabled: dates.length > 0,
  })
  if (!editions || dates.length === 0) return null
  const finest = stepFor(first, last)
  const step = finest === 'day' || finest === 'week' ? 'month' : finest
  const coverage = coverageIn(editions, sources.data?.dados ?? [])
  const counts = months.map(({ valor, total }) => ({ periodo: `${valor}-01`, total }))
  const bars = barsOf(counts, { first, last, step }, coverage)
  // A single bar tells nothing that the count does not.
  if (bars.length < 2) return null
  const [from, to] = barsWithin(bars, state.data_inicio ?? first, state.data_fim ?? last)
  const name = ({ first, last }: Bar) => `${format.dayMonth(first)} – ${format.date(last)}`
  return (
    <div className={`${styles.series} ${isOld ? styles.old : ''} no-print`} aria-busy={isOld}>
      {children}
      <Histogram
        bars={bars}
        chosen={from < 0 || to < from ? [0, bars.length - 1] : [from, to]}
        caption={captions[step]}
        name={name}
        label={({ first }) => (step === 'month' ? format.month(first) : first.slice(0, 4))}
        measure={measure}
        onChoose={([begin, end]) => {
          const isAll = begin === 0 && end === bars.length - 1
          onChange({
            data_inicio: isAll ? undefined : bars[begin]?.first,
            data_fim: isAll ? undefined : bars[end]?.last,
          })
        }}
      />
    </div>
  )
}
