import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Caderno } from '../api/schema.ts'
import { inBrasilia } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './DayHead.module.css'
import { dayStateOf, isLookedThrough } from './day-state.ts'

/** Which day it is, what is new, and what that was looked for in. */
export function DayHead({
  day,
  title,
}: {
  day: Caderno
  title: RefObject<HTMLHeadingElement | null>
}) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const { anterior, proxima } = day
  const name = format.longDate(day.data)
  const labelOf = ({ situacao }: NonNullable<Caderno['proxima']>, link: string) =>
    situacao === 'falta' ? said.notHere(link) : link
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <h1 ref={title} tabIndex={-1}>
          {name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1)}
        </h1>
        <nav className={`${styles.days} no-print`} aria-label={said.title}>
          {anterior && (
            <Link
              to="/caderno"
              search={{ data: anterior.data }}
              rel="prev"
              aria-label={labelOf(anterior, said.previous(format.weekdayDate(anterior.data)))}
            >
              <IconChevronLeft size={20} aria-hidden />
              {anterior.situacao === 'falta' && <IconAlertTriangle size={16} aria-hidden />}
              {format.dayMonth(anterior.data)}
            </Link>
          )}
          {proxima && (
            <Link
              to="/caderno"
              search={{ data: proxima.data }}
              rel="next"
              aria-label={labelOf(proxima, said.next(format.weekdayDate(proxima.data)))}
            >
              {proxima.situacao === 'falta' && <IconAlertTriangle size={16} aria-hidden />}
              {format.dayMonth(proxima.data)}
              <IconChevronRight size={20} aria-hidden />
            </Link>
          )}
        </nav>
      </div>
      <Sentence day={day} />
    </header>
  )
}

/** Never that nothing is new where something is missing. */
function Sentence({ day }: { day: Caderno }) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const known = dayStateOf(day)
  if (known.state === 'none' || known.state === 'unknown' || known.state === 'awaited')
    return <p className={styles.sentence}>{said.noEdition[known.state]}</p>
  if (known.state === 'missing' || day.alertas.length === 0) return null
  const published = day.edicoes.reduce((sum, { total_publicacoes }) => sum + total_publicacoes, 0)
  const sure = known.state === 'whole' && isLookedThrough(day.alertas) ? known : null
  const none = sure ? said.noActs : said.nothingSeen
  return (
    <p className={styles.sentence}>
      <b>{day.total > 0 ? said.newActs(day.total, format.number(day.total)) : none}</b>
      {said.ofPublished(format.number(published))}
      {sure && (
        <>
          {' '}
          {said.wholeSections(sure.sections.length)[0]}
          <b>{said.wholeSections(sure.sections.length)[1]}</b>
          {sure.last === null ? said.fullStop : said.until(whenOf(sure.last, day.data, format))}
        </>
      )}
    </p>
  )
}

/** `6h42`; with the day, if it is another one. */
export function whenOf(
  moment: string,
  day: string,
  format: ReturnType<typeof useSpeech>['format'],
): string {
  return inBrasilia(moment).day === day ? format.time(moment) : format.moment(moment)
}
