import { useElementSize } from '@mantine/hooks'
import { useId, useState } from 'react'
import { ChartTable } from '../../ui/charts/ChartTable.tsx'
import { TableToggle } from '../../ui/charts/TableToggle.tsx'
import { Scale, Scaled } from '../../ui/charts/Scale.tsx'
import { gridlines } from '../../ui/charts/bars.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './YearChart.module.css'
import { type YearSum, everyYear } from './timeline.ts'

const HEIGHT = 92
/** Room above the bars, so that the highest one does not touch the line above. */
const TOP = 6
const AXIS = 20
/** Wider bars of few years would say no more. */
const WIDEST = 56
/** The room of a label of a year. */
const LABEL = 34

/** Amounts by year as bars, or as a table. */
export function YearChart({ years }: { years: YearSum[] }) {
  const {
    words: { company: said },
    format,
  } = useSpeech()
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2 id={id}>{said.byYear}</h2>
        <TableToggle isTable={isTable} onToggle={setTable} />
      </figcaption>
      {isTable ? (
        <ChartTable
          head={[said.year, said.rows, said.sum]}
          rows={years.map(({ year, total, soma }) => [
            year,
            format.number(total),
            format.amount(soma),
          ])}
        />
      ) : (
        <Bars years={everyYear(years)} labelledBy={id} />
      )}
    </figure>
  )
}

function Bars({ years, labelledBy }: { years: YearSum[]; labelledBy: string }) {
  const {
    words: { company: said },
    format,
  } = useSpeech()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const highest = Math.max(0, ...years.map(({ soma }) => soma))
  const lines = gridlines(highest)
  const step = width / Math.max(1, years.length)
  const bar = Math.min(WIDEST, step * 0.84)
  const every = Math.max(1, Math.ceil(LABEL / Math.max(1, step)))
  const y = (soma: number) => TOP + (HEIGHT - TOP) * (1 - soma / (highest || 1))
  const saidOf = ({ year, total, soma }: YearSum) =>
    said.inYear(year, format.money(soma), said.instruments(total, format.number(total)))
  return (
    <Scaled ref={ref} height={HEIGHT + AXIS} lines={lines} print={format.roughMoney}>
      {width > 0 && (
        <svg width={width} height={HEIGHT + AXIS} role="group" aria-labelledby={labelledBy}>
          <Scale lines={lines} print={format.roughMoney} width={width} y={y} />
          {years.map((year, at) => (
            <rect
              key={year.year}
              role="img"
              aria-label={saidOf(year)}
              x={(at + 0.5) * step - bar / 2}
              y={y(year.soma)}
              width={bar}
              height={HEIGHT - y(year.soma)}
              className={styles.bar}
            >
              <title>{saidOf(year)}</title>
            </rect>
          ))}
          <line x2={width} y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
          {years.map(({ year }, at) =>
            at % every === 0 ? (
              <text
                key={year}
                x={(at + 0.5) * step}
                y={HEIGHT + 14}
                className={styles.year}
                aria-hidden
              >
                {year}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </Scaled>
  )
}
