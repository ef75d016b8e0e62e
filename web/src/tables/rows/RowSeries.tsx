import { useSpeech } from '../../words/words.tsx'
import { SeriesChart, type SeriesChartProps } from './SeriesChart.tsx'

/** The number of rows by month. */
export function RowSeries(
  shown: Pick<SeriesChartProps, 'months' | 'state' | 'isOld' | 'onChange'>,
) {
  const {
    words: { contracts, tables },
    format,
  } = useSpeech()
  return (
    <SeriesChart
      {...shown}
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
