import { useElementSize } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useSpeech } from '../../words/words.tsx'
import { ChartTable } from './ChartTable.tsx'
import { CoverageStrip } from './CoverageStrip.tsx'
import { Handle } from './Handle.tsx'
import { TableToggle } from './TableToggle.tsx'
import styles from './Histogram.module.css'
import { Scale, Scaled } from './Scale.tsx'
import { type Bar, type BarRange, gridlines, labelled } from './bars.ts'
import { HEIGHT } from './histogram-size.ts'
import { useBrush } from './use-brush.ts'

/** Room above the bars, so that the highest one does not touch the frame. */
const TOP = 6
const STRIP = 6
const AXIS = 22
/** The width of the longest axis label; one that begins later would be cut. */
const LABEL = 36

/** What the bars measure, if not acts. */
export interface Measure {
  /** The head of its column in the table. */
  name: string
  /** A number in the table. */
  print(total: number): string
  /** A number on the scale, which has little room. */
  short(total: number): string
  /** A number with its unit. */
  say(total: number): string
}

interface HistogramProps {
  bars: Bar[]
  /** The bars of the chosen period. */
  chosen: BarRange
  caption: string
  /** The names of a bar, in the table and under the axis. */
  name(bar: Bar): string
  label(bar: Bar): string
  measure?: Measure
  onChoose(range: BarRange): void
}

/** Acts, or another measure, over time; the period is set by dragging, or with the arrow keys on either edge. */
export function Histogram({
  bars,
  chosen,
  caption,
  name,
  label,
  measure,
  onChoose,
}: HistogramProps) {
  const {
    words: { common, search },
    format,
  } = useSpeech()
  const { number } = format
  const said = measure ?? {
    name: common.total,
    print: number,
    short: number,
    say: (total: number) => common.acts(total, number(total)),
  }
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const [draft, setDraft] = useState<BarRange | null>(null)
  const id = useId()
  const [from, to] = draft ?? chosen
  const highest = Math.max(0, ...bars.map(({ total }) => total))
  const lines = highest === 0 ? [] : gridlines(highest)
  const x = (at: number) => (at * width) / Math.max(1, bars.length)
  const y = (total: number) => TOP + (HEIGHT - TOP) * (1 - total / (highest || 1))
  const apply = () => {
    if (draft) onChoose(draft)
    setDraft(null)
  }
  const drag = useBrush({ bars: bars.length, width, chosen, draft, setDraft, onChoose })
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <b id={id}>{caption}</b>
        <span className={styles.hint}>{search.dragHint}</span>
        <TableToggle isTable={isTable} onToggle={setTable} />
      </figcaption>
      {isTable ? (
        <ChartTable
          head={[search.period, said.name]}
          rows={bars.map((bar) => [name(bar), said.print(bar.total)])}
        />
      ) : (
        <Scaled ref={ref} height={HEIGHT + STRIP + AXIS} lines={lines} print={said.short}>
          {width > 0 && (
            <svg
              width={width}
              height={HEIGHT + STRIP + AXIS}
              className={styles.svg}
              role="group"
              aria-labelledby={id}
              {...drag}
            >
              <rect
                x={x(from)}
                y={0}
                width={Math.max(0, x(to + 1) - x(from))}
                height={HEIGHT}
                className={styles.chosen}
              />
              <Scale lines={lines} print={said.short} width={width} y={y} />
              {bars.map((bar, at) => (
                <rect
                  key={bar.first}
                  x={x(at) + 0.75}
                  y={y(bar.total)}
                  width={Math.max(1, x(1) - 1.5)}
                  height={HEIGHT - y(bar.total)}
                  className={at >= from && at <= to ? styles.inside : styles.outside}
                >
                  <title>{`${name(bar)}: ${said.say(bar.total)}`}</title>
                </rect>
              ))}
              <CoverageStrip bars={bars} x={x} />
              {labelled(bars, Math.floor(width / 46))
                .filter((at) => x(at) < width - LABEL)
                .map((at) => (
                  <text
                    key={at}
                    x={x(at)}
                    y={HEIGHT + STRIP + 14}
                    className={styles.tick}
                    aria-hidden
                  >
                    {label(bars[at]!)}
                  </text>
                ))}
              <Handle
                at={from}
                limits={[0, to]}
                x={x(from)}
                label={search.from}
                text={search.edgeFrom(format.date(bars[from]?.first ?? ''))}
                onMove={(at) => setDraft([at, to])}
                onApply={apply}
                onDrop={() => setDraft(null)}
              />
              <Handle
                at={to}
                limits={[from, bars.length - 1]}
                x={x(to + 1)}
                label={search.until}
                text={search.edgeTo(format.date(bars[to]?.last ?? ''))}
                onMove={(at) => setDraft([from, at])}
                onApply={apply}
                onDrop={() => setDraft(null)}
              />
            </svg>
          )}
        </Scaled>
      )}
    </figure>
  )
}
