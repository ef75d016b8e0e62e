import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconClock,
  IconCloudOff,
  IconDatabaseOff,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Day, today } from '../lib/dates.ts'
import type { FreshnessState } from '../app/freshness.ts'
import { useFreshness } from '../app/use-freshness.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'

const ICONS = {
  whole: <IconCircleCheck size={16} color="var(--ok)" aria-hidden />,
  part: <IconAlertTriangle size={16} color="var(--warn)" aria-hidden />,
  awaited: <IconClock size={16} color="var(--warn)" aria-hidden />,
  old: <IconArchive size={16} color="var(--warn)" aria-hidden />,
  silent: <IconCloudOff size={16} color="var(--bad)" aria-hidden />,
  empty: <IconDatabaseOff size={16} color="var(--ink3)" aria-hidden />,
}

/** The newest edition of the archive, on every page; links to that day. */
export function Freshness() {
  const state = useFreshness()
  if (!state) return null
  const day = 'day' in state ? state.day : null
  return (
    <Link
      to="/edicoes"
      search={day ? { ano: Number(day.slice(0, 4)), dia: day } : {}}
      className={styles.freshness}
      data-state={state.state}
    >
      {ICONS[state.state]}
      <Sentence state={state} />
      <Short state={state} />
    </Link>
  )
}

/** Where there is no room for the whole sentence: the day, or on a phone its age when it is old. */
function Short({ state }: { state: FreshnessState }) {
  const {
    words: { frame },
    format,
  } = useSpeech()
  return (
    <span className={styles.short} aria-hidden>
      {state.state === 'empty' ? (
        frame.noEdition
      ) : state.day === null ? (
        frame.silentAlways
      ) : state.state === 'old' ? (
        <>
          <span className={styles.roomy}>{format.day(state.day)}, </span>
          {format.ago(state.day, today())}
        </>
      ) : (
        format.day(state.day)
      )}
    </span>
  )
}

function Sentence({ state }: { state: FreshnessState }) {
  const {
    words: { frame },
    format,
  } = useSpeech()
  switch (state.state) {
    case 'empty':
      return <span className={styles.long}>{frame.noEdition}</span>
    case 'silent':
      return (
        <span className={styles.long}>
          {state.since ? frame.silent(format.moment(state.since)) : frame.silentAlways}
        </span>
      )
    case 'awaited':
      return <span className={styles.long}>{frame.awaited(state.sections.join(', '))}</span>
    default:
      return (
        <span className={styles.long}>
          {frame.lastEdition} <b>{format.weekdayDate(state.day)}</b>, {howIs(state, frame, format)}
        </span>
      )
  }
}

/** The age of an old edition; whether a recent one is complete. */
function howIs(
  { state, day }: { state: 'old' | 'part' | 'whole'; day: Day },
  frame: Words['frame'],
  format: Format,
): string {
  if (state === 'old') return format.ago(day, today())
  return state === 'whole' ? frame.whole : frame.inPart
}
