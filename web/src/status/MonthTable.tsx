import type { MesDaSituacao, TrechoMedido } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './StatusPage.module.css'
import { waited } from './waited.ts'

/** Those that are the service's own; the times of receivers are not told to everybody. */
const LEGS = ['coleta', 'ultima_saida'] as const

/** A chart that is a table: each time has a bar, as long as it lasted. */
export function MonthTable({ months }: { months: MesDaSituacao[] }) {
  const {
    words: { status: said },
    format,
  } = useSpeech()
  const longest = LEGS.map((leg) => Math.max(1, ...months.map((month) => month[leg].p99 ?? 0)))
  const isMeasured = months.some((month) => LEGS.some((leg) => month[leg].medidas > 0))
  return (
    <section>
      <h2>{said.late}</h2>
      {!isMeasured && <p className="muted">{said.nothing}</p>}
      {isMeasured && (
        <>
          <p className="muted">{said.lateHelp}</p>
          <table className={styles.months}>
            <thead>
              <tr>
                <th scope="col">{said.month}</th>
                {LEGS.map((leg) => (
                  <th key={leg} scope="col">
                    {said.legs[leg]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.mes}>
                  <th scope="row">{monthAndYear(format.date(`${month.mes}-01`))}</th>
                  {LEGS.map((leg, at) => (
                    <td key={leg} data-leg={said.legs[leg]}>
                      <Figures
                        figures={month[leg]}
                        sections={month.edicoes}
                        longest={longest[at] ?? 1}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="muted">{said.howMeasured}</p>
        </>
      )}
    </section>
  )
}

/** `1 nov 2026` without its day. */
function monthAndYear(date: string): string {
  return date.slice(date.indexOf(' ') + 1)
}

interface FiguresProps {
  figures: TrechoMedido
  sections: number
  /** The longest time of the column: a whole bar. */
  longest: number
}

function Figures({ figures: { medidas, p50, p99 }, sections, longest }: FiguresProps) {
  const {
    words: { status: said },
    format,
  } = useSpeech()
  if (p50 === null || p99 === null) return <span className="muted">{said.notMeasured}</span>
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={said.half} seconds={p50} longest={longest} />
        <Figure name={said.nearlyAll} seconds={p99} longest={longest} />
      </dl>
      <small className="muted">
        {said.measured(format.number(medidas), format.number(sections))}
      </small>
    </>
  )
}

function Figure({ name, seconds, longest }: { name: string; seconds: number; longest: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{waited(seconds)}</dd>
      <dd aria-hidden>
        <svg width="100%" height="8" className={styles.bar}>
          <rect width={`${Math.max(1, (100 * seconds) / longest)}%`} height="8" rx="1" />
        </svg>
      </dd>
    </div>
  )
}
