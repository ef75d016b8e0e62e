import type { Day } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './EditionsPage.module.css'
import type { CalendarDay } from './year.ts'

interface MissingListProps {
  year: number
  lacking: CalendarDay[]
  /** How much was never requested, in words; null: everything was. */
  unasked: string | null
  onChoose(day: Day): void
}

/** The gaps of a year, newest first, with the reasons. */
export function MissingList({ year, lacking, unasked, onChoose }: MissingListProps) {
  const {
    words: { common, editions: said },
    format,
  } = useSpeech()
  const rows = lacking
    .flatMap(({ sources }) =>
      sources.filter(({ estado }) => ['parcial', 'falha', 'pendente'].includes(estado)),
    )
    .sort((a, b) => b.data.localeCompare(a.data))
  return (
    <section className={styles.block}>
      <h3>{said.missingIn(String(year))}</h3>
      {unasked && <p className="muted">{unasked}</p>}
      {rows.length === 0 && !unasked && <p className="muted">{said.nothingMissing}</p>}
      <ul className={styles.missing}>
        {rows.map(({ data, secao, secao_base, estado, mensagem, tentativas }) => (
          <li key={`${data} ${secao} ${secao_base}`}>
            <button type="button" className="link alone" onClick={() => onChoose(data)}>
              {format.dayMonth(data)}
            </button>
            <span>
              {common.section[secao]}: {said.sourceStates[estado].toLowerCase()}
              <small>
                {mensagem} {tentativas > 0 && said.tried(tentativas)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
