import { useElementSize } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { Estatisticas } from '../api/schema.ts'
import { inBrasilia } from '../lib/dates.ts'
import { ChartTable } from '../ui/charts/ChartTable.tsx'
import { TableToggle } from '../ui/charts/TableToggle.tsx'
import { Scale, Scaled } from '../ui/charts/Scale.tsx'
import { gridlines } from '../ui/charts/bars.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WebhookPage.module.css'
import { type Slot, slotsOf } from './health.ts'

const HEIGHT = 88
const AXIS = 20
/** The width of a label. */
const LABEL = 46

/** Attempts over time: the successful ones, and the failed ones hatched on top. */
export function AttemptsChart({ statistics }: { statistics: Estatisticas }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const id = useId()
  const slots = slotsOf(statistics)
  const highest = Math.max(1, ...slots.map(({ sucessos, falhas }) => sucessos + falhas))
  const lines = gridlines(highest)
  const step = width / slots.length
  const y = (count: number) => HEIGHT - ((HEIGHT - 10) * count) / highest
  const name = (first: string) => format.moment(first)
  const label = (first: string) => {
    const { day, hour } = inBrasilia(first)
    return statistics.periodo === '24h' ? `${hour}h` : format.dayMonth(day)
  }
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b id={id}>{said.attemptsBy[statistics.periodo]}</b>
        <Key className={styles.good} label={said.good} />
        <Key className={styles.failed} label={said.bad} />
        <TableToggle isTable={isTable} onToggle={setTable} />
      </figcaption>
      {isTable ? (
        <ChartTable
          head={[said.when, said.good, said.bad]}
          rows={slots.map(({ first, sucessos, falhas }) => [
            name(first),
            format.number(sucessos),
            format.number(falhas),
          ])}
        />
      ) : (
        <Scaled ref={ref} height={HEIGHT + AXIS} lines={lines} print={format.number}>
          <svg width={width} height={HEIGHT + AXIS} role="img" aria-labelledby={id}>
            <defs>
              <pattern
                id="hatch"
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line y2="5" className={styles.hatch} />
              </pattern>
            </defs>
            <Scale lines={lines} print={format.number} width={width} y={y} />
            <line x2={width} y1={HEIGHT} y2={HEIGHT} className={styles.grid} />
            {slots.map(({ first, sucessos, falhas }, at) => (
              <g key={first}>
                <title>{said.slot(name(first), sucessos, falhas)}</title>
                <rect
                  x={at * step + 0.5}
                  y={y(sucessos)}
                  width={Math.max(1, step - 1)}
                  height={HEIGHT - y(sucessos)}
                  className={styles.good}
                />
                {falhas > 0 && (
                  <rect
                    x={at * step + 0.5}
                    y={y(sucessos + falhas)}
                    width={Math.max(1, step - 1)}
                    height={y(sucessos) - y(sucessos + falhas)}
                    className={styles.failed}
                  />
                )}
              </g>
            ))}
            {labelled(slots, statistics.periodo, step)
              .filter((at) => at * step < width - LABEL)
              .map((at) => (
                <text key={at} x={at * step} y={HEIGHT + 14} className={styles.tick}>
                  {label(slots[at]!.first)}
                </text>
              ))}
          </svg>
        </Scaled>
      )}
    </figure>
  )
}

/**
 * The slots with a label under the axis: the starts of days, or every fourth hour, as many as have
 * room.
 */
function labelled(slots: Slot[], periodo: Estatisticas['periodo'], step: number): number[] {
  const dayOf = (at: number) => inBrasilia(slots[at]?.first ?? '').day
  const marks = slots
    .map((_, at) => at)
    .filter((at) =>
      periodo === '24h' ? at % 4 === 0 : at > 0 ? dayOf(at) !== dayOf(at - 1) : periodo === '30d',
    )
  const between = ((marks[1] ?? 1) - (marks[0] ?? 0)) * step
  const every = Math.max(1, Math.ceil(LABEL / Math.max(1, between)))
  return marks.filter((_, place) => place % every === 0)
}

function Key({ className, label }: { className: string | undefined; label: string }) {
  return (
    <span className={styles.key}>
      <svg width="12" height="12" aria-hidden="true">
        <rect x="0.5" y="0.5" width="11" height="11" className={className} />
      </svg>
      {label}
    </span>
  )
}
