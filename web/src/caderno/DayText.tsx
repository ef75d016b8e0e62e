import { useRef } from 'react'
import type { Caderno } from '../api/schema.ts'
import { useRowKeys } from '../app/row-keys.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import { AlertGroup } from './AlertGroup.tsx'
import { ChangedActs } from './ChangedActs.tsx'
import { DayDeadlines } from './DayDeadlines.tsx'
import { MarkFault } from './MarkFault.tsx'
import { NothingIn } from './NothingIn.tsx'
import styles from './DaybookPage.module.css'
import { useMarks } from './use-marks.ts'

/** What changed, what each alert has found, and where nothing was. */
export function DayText({ day }: { day: Caderno }) {
  const {
    words: {
      daybook: { keys },
    },
  } = useSpeech()
  const list = useRef<HTMLDivElement>(null)
  const marks = useMarks()
  useRowKeys(list)
  useShortcuts({
    l: () => pressIn(list.current, 'lido'),
    s: () => pressIn(list.current, 'guardado'),
  })
  return (
    <div ref={list} className={styles.text}>
      <MarkFault marks={marks} />
      <ChangedActs acts={day.mudaram} marks={marks} />
      {day.alertas
        .filter(({ total }) => total > 0)
        .map((alert) => (
          <AlertGroup key={alert.id} alert={alert} day={day.data} marks={marks} />
        ))}
      <DayDeadlines day={day.data} />
      <NothingIn
        alerts={day.alertas.filter(({ total }) => total === 0)}
        isKnown={day.secoes.length > 0}
      />
      <p className={`${styles.keys} no-print`}>
        <Key>J</Key> <Key>K</Key> {keys.browse} <Key>Enter</Key> {keys.open} <Key>L</Key>{' '}
        {keys.read} <Key>S</Key> {keys.save}
      </p>
    </div>
  )
}

/** Presses the button of the row that has the focus: the key does what it does. */
function pressIn(list: HTMLElement | null, name: 'lido' | 'guardado'): void {
  const row = document.activeElement?.closest('article')
  if (row && list?.contains(row)) row.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()
}
