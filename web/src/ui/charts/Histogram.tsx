import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useSpeech } from '../../words/words.tsx'
import { ChartTable } from './ChartTable.tsx'
import { TableToggle } from './TableToggle.tsx'
import styles from './Histogram.module.css'
import { Scale, Scaled } from './Scale.tsx'
import { type Bar, gridlines, labelled } from './bars.ts'

const HEIGHT = 92
/** Room above the bars, so that the highest one does not touch the frame. */
const TOP = 6
const STRIP = 6
const AXIS = 22
/** The width of the longest axis label; one that begins later would be cut. */
const LABEL = 36

type Range = [from: number, to: number]

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
  chosen: Range
  caption: string
  /** The names of a bar, in the table and under the axis. */
  name(bar: Bar): string
  label(bar: Bar): string
  measure?: Measure
  onChoose(range: Range): void
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
  const [draft, setDraft] = useState<Range | null>(null)
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
              <Strip bars={bars} x={x} />
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

/**
 * The coverage under the axis: a line where the archive is complete, a box where a part is missing.
 */
function Strip({ bars, x }: { bars: Bar[]; x: (at: number) => number }) {
  return (
    <g aria-hidden>
      {bars.map(({ first, coverage }, at) =>
        coverage === 'none' ? null : (
          <line
            key={first}
            x1={x(at)}
            x2={x(at + 1)}
            y1={HEIGHT + 2}
            y2={HEIGHT + 2}
            className={styles.looked}
          />
        ),
      )}
      {bars.map(({ first, coverage }, at) =>
        coverage === 'part' ? (
          <rect
            key={first}
            x={(x(at) + x(at + 1)) / 2 - 5}
            y={HEIGHT}
            width={10}
            height={4.5}
            rx={1}
            className={styles.missing}
          />
        ) : null,
      )}
    </g>
  )
}

interface HandleProps {
  at: number
  limits: Range
  x: number
  label: string
  text: string
  onMove(at: number): void
  onApply(): void
  onDrop(): void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

function Handle({
  at,
  limits: [least, most],
  x,
  label,
  text,
  onMove,
  onApply,
  onDrop,
}: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event)
    if (target !== null) {
      event.preventDefault()
      onMove(Math.min(most, Math.max(least, target)))
    } else if (event.key === 'Enter') onApply()
    else if (event.key === 'Escape') onDrop()
  }
  const targetOf = ({ key, shiftKey }: KeyboardEvent): number | null => {
    if (key === 'Home') return least
    if (key === 'End') return most
    const step = STEPS[key]
    return step === undefined ? null : at + step * (shiftKey ? 5 : 1)
  }
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={text}
      className={styles.handle}
      onKeyDown={onKeyDown}
      onBlur={onApply}
    >
      <rect x={x - 12} y={0} width={24} height={HEIGHT} className={styles.reach} />
      <line x1={x} x2={x} y1={0} y2={HEIGHT} />
      <rect x={x - 4} y={HEIGHT / 2 - 11} width={8} height={22} rx={3} className={styles.grip} />
    </g>
  )
}

interface Brush {
  bars: number
  width: number
  chosen: Range
  draft: Range | null
  setDraft(range: Range | null): void
  onChoose(range: Range): void
}

/**
 * A drag this near to an edge of the period moves that edge, instead of beginning another period.
 */
const REACH = 12

/** A drag with the pointer; the period changes on release. A click chooses one bar. */
function useBrush({ bars, width, chosen: [from, to], draft, setDraft, onChoose }: Brush) {
  /** The bar that stays while the pointer moves the other end. */
  const anchor = useRef<{ at: number; isEdge: boolean } | null>(null)
  const position = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    clientX - currentTarget.getBoundingClientRect().left
  const barAt = (x: number) => Math.min(bars - 1, Math.max(0, Math.floor((x / width) * bars)))
  const anchorFor = (x: number) => {
    const edge = (at: number) => Math.abs(x - (at * width) / bars) < REACH
    if (edge(to + 1)) return { at: from, isEdge: true }
    return edge(from) ? { at: to, isEdge: true } : { at: barAt(x), isEdge: false }
  }
  const end = () => {
    anchor.current = null
    setDraft(null)
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = anchorFor(position(event))
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (anchor.current === null) return
      const at = barAt(position(event))
      setDraft([Math.min(anchor.current.at, at), Math.max(anchor.current.at, at)])
    },
    onPointerUp() {
      const { at, isEdge } = anchor.current ?? { at: 0, isEdge: true }
      if (draft !== null) onChoose(draft)
      else if (!isEdge) onChoose([at, at])
      end()
    },
    onPointerCancel: end,
  }
}
