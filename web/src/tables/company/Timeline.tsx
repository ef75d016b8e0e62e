import { useElementSize } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { today } from '../../lib/dates.ts'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { ChartTable } from '../../ui/charts/ChartTable.tsx'
import { TableToggle } from '../../ui/charts/TableToggle.tsx'
import { useSpeech } from '../../words/words.tsx'
import { bodyNames, instrumentName } from '../contracts/names.ts'
import { printAmount } from '../contracts/print-amount.ts'
import { isVoid } from '../rows/row.ts'
import styles from './Timeline.module.css'
import { type Lasting, placeIn, spanOf, yearsIn } from './timeline.ts'

/** The room of a label of a year. */
const LABEL = 56

/** Terms as bars from their first to their last day, with today across them. */
export function Timeline({ rows }: { rows: Lasting[] }) {
  const {
    words: { company: said, common, contracts, tables },
    format,
  } = useSpeech()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const now = today()
  const span = spanOf(rows, now)
  const percent = (day: string) => `${placeIn(span, day) * 100}%`
  const barOf = (row: Lasting) =>
    isVoid(row) ? styles.void : row.vigencia_fim < now ? styles.over : styles.inForce
  const years = yearsIn(span, Math.max(1, Math.floor(width / LABEL)))
  return (
    <figure className={styles.timeline}>
      <figcaption>
        <span className={styles.key} data-over={false}>
          {said.inForceBar}
        </span>
        <span className={styles.key} data-over>
          {said.over}
        </span>
        {rows.some(isVoid) && (
          <span className={styles.key} data-void>
            {said.voidBar}
          </span>
        )}
        <TableToggle isTable={isTable} onToggle={setTable} />
      </figcaption>
      {isTable ? (
        <ChartTable
          head={[said.instrument, said.body, said.starts, said.ends, tables.gone]}
          rows={rows.map((row) => [
            instrumentName(row, contracts),
            bodyNames(row.contratante_orgao).unit,
            format.date(row.vigencia_inicio),
            format.date(row.vigencia_fim),
            common.situacao[row.situacao] ?? row.situacao,
          ])}
        />
      ) : (
        <div ref={ref} className={styles.chart}>
          <svg className={styles.grid} aria-hidden focusable="false">
            {years.map((day) => (
              <line key={day} x1={percent(day)} x2={percent(day)} y1="0" y2="100%" />
            ))}
            <line x1={percent(now)} x2={percent(now)} y1="0" y2="100%" className={styles.now} />
          </svg>
          <ol>
            {rows.map((row) => (
              <li key={row.id}>
                <Link to="/publicacao/$id" params={{ id: row.publicacao }}>
                  {instrumentName(row, contracts)}
                </Link>{' '}
                <b>{bodyNames(row.contratante_orgao).unit}</b>
                <span className={styles.dates}>
                  {contracts.between(
                    format.date(row.vigencia_inicio),
                    format.date(row.vigencia_fim),
                  )}
                  {row.valor_global !== null &&
                    ` · ${printAmount(row.valor_global, row.moeda, format, format.roughMoney)}`}
                </span>{' '}
                <SituationTag situacao={row.situacao} />
                <svg className={styles.bar} aria-hidden focusable="false">
                  <rect
                    x={percent(row.vigencia_inicio)}
                    width={`${Math.max(0.5, (placeIn(span, row.vigencia_fim) - placeIn(span, row.vigencia_inicio)) * 100)}%`}
                    height="10"
                    rx="1"
                    className={barOf(row)}
                  />
                </svg>
              </li>
            ))}
          </ol>
          <svg className={styles.axis} aria-hidden focusable="false">
            {years.map((day) => (
              <text key={day} x={percent(day)} y="14">
                {day.slice(0, 4)}
              </text>
            ))}
          </svg>
        </div>
      )}
    </figure>
  )
}
