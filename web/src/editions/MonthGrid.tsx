import type { Day } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './MonthGrid.module.css'
import { type CalendarDay, type Year, weeksOf } from './year.ts'

interface MonthGridProps {
  year: number
  month: number
  calendar: Year
  chosen: Day
  onChoose(day: Day): void
}

export function MonthGrid({ year, month, calendar, chosen, onChoose }: MonthGridProps) {
  const {
    words: { common, dates, editions: said },
    format,
  } = useSpeech()
  const weeks = weeksOf(year, month)
  const days = weeks.flat().flatMap((day) => calendar.days.get(day ?? '') ?? [])
  const acts = days.reduce((sum, day) => sum + day.acts, 0)
  const unasked = days.filter(({ state }) => state === 'unasked').length
  const name = dates.months[month - 1] ?? ''
  return (
    <section
      className={styles.month}
      aria-label={`${name} ${year}`}
      data-current={chosen.slice(5, 7) === String(month).padStart(2, '0') || undefined}
    >
      <header className={styles.head}>
        <h2>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
        <span className="figures">
          {[
            acts > 0 && common.acts(acts, format.number(acts)),
            unasked > 0 && said.unaskedInMonth(unasked),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </header>
      <div className={styles.grid}>
        {said.weekdayLetters.map((letter, at) => (
          <span key={at} className={styles.weekday} aria-hidden>
            {letter}
          </span>
        ))}
        {weeks.flat().map((day, at) => {
          const found = day === null ? undefined : calendar.days.get(day)
          return found ? (
            <DayButton
              key={found.day}
              found={found}
              isChosen={found.day === chosen}
              onChoose={onChoose}
            />
          ) : (
            <span key={`empty ${at}`} />
          )
        })}
      </div>
    </section>
  )
}

interface DayButtonProps {
  found: CalendarDay
  isChosen: boolean
  onChoose(day: Day): void
}

function DayButton({
  found: { day, acts, heat, hasExtra, state, isProvisional },
  isChosen,
  onChoose,
}: DayButtonProps) {
  const {
    words: { common, editions: said },
    format,
  } = useSpeech()
  const label = [
    format.dayMonth(day),
    acts > 0 && common.acts(acts, format.number(acts)),
    state !== 'whole' && said.states[state],
    hasExtra && said.withExtra,
    isProvisional && said.provisional.toLowerCase(),
  ]
  return (
    <button
      type="button"
      data-day={day}
      data-state={state}
      data-heat={heat}
      data-extra={hasExtra || undefined}
      data-provisional={isProvisional || undefined}
      aria-pressed={isChosen}
      aria-label={label.filter(Boolean).join(', ')}
      tabIndex={isChosen ? 0 : -1}
      className={styles.day}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
      {(state === 'part' || state === 'missing') && (
        <span className={styles.badge} aria-hidden>
          !
        </span>
      )}
    </button>
  )
}
