import type { QueryKey } from '@tanstack/react-query'
import { useSpeech } from '../../words/words.tsx'
import { SeriesChart, type SeriesChartProps } from './SeriesChart.tsx'
import { type AskRows, type MonthlyPage, type RowsQuery, useMonths } from './use-rows.ts'

interface RowSeriesProps<Query, Page, Key extends QueryKey> extends Pick<
  SeriesChartProps,
  'state' | 'onChange'
> {
  ask: AskRows<Query, Page, Key>
  query: Query
}

/** The number of rows by month. */
export function RowSeries<Query extends RowsQuery, Page extends MonthlyPage, Key extends QueryKey>({
  ask,
  query,
  ...period
}: RowSeriesProps<Query, Page, Key>) {
  const {
    words: { contracts, tables },
    format,
  } = useSpeech()
  const { months, isOld } = useMonths(ask, query)
  if (!months || months.length === 0) return null
  return (
    <SeriesChart
      {...period}
      months={months}
      isOld={isOld}
      measure={{
        name: contracts.rows,
        print: format.number,
        short: format.number,
        say: (total) => tables.rows(total, format.number(total)),
      }}
      captions={{
        month: tables.byMonth.rows,
        quarter: tables.byQuarter.rows,
        year: tables.byYear.rows,
      }}
    />
  )
}
