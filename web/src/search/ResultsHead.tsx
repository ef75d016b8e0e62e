import { Button, SegmentedControl } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ViewMenu } from './ViewMenu.tsx'
import styles from './ResultsHead.module.css'
import { periodWords } from './period-words.ts'
import { ORDERS, type SearchState, orderOf } from '../query/state.ts'

interface ResultsHeadProps {
  state: SearchState
  total: number
  /** The list still shows the previous search. */
  isOld: boolean
  /** The query that the page opened with, then that of the last answer that the reader was led to. */
  answered: RefObject<string | undefined>
  /** Whether there is something to order, export and follow. */
  hasTools: boolean
  onChange(changed: Partial<SearchState>): void
  onFollow(): void
}

/** The exact count, the days that it covers, and the order. */
export function ResultsHead({
  state,
  total,
  isOld,
  answered,
  hasTools,
  onChange,
  onFollow,
}: ResultsHeadProps) {
  const {
    words: { common, search, alerts },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const period = periodWords(state, search, format)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not while the list still shows the previous search.
    if (isOld) return
    if (answered.current !== state.termo && !isTypingOn(state.termo))
      heading.current?.focus({ preventScroll: true })
    answered.current = state.termo
  }, [answered, state.termo, isOld])
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.count} aria-live="polite">
        {common.acts(total, format.number(total))}
      </h2>
      {period && <span className="muted">{period}</span>}
      {hasTools && (
        <div className={`${styles.tools} no-print`}>
          <span className={`${styles.label} ${styles.wide}`} id="ordem">
            {search.order}
          </span>
          <SegmentedControl
            className={styles.wide}
            aria-labelledby="ordem"
            value={orderOf(state)}
            onChange={(ordem) => onChange({ ordem })}
            data={ORDERS.filter((order) => order !== 'relevancia' || state.termo).map((value) => ({
              value,
              label: search.orders[value],
            }))}
          />
          <ViewMenu state={state} onChange={onChange} />
          <ExportButton state={state} total={total} />
          {isEditor && (
            <Button
              variant="filled"
              className={styles.follow}
              leftSection={<IconBellPlus size={18} />}
              onClick={onFollow}
            >
              {alerts.followShort}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}

/** Whether somebody is typing the next query already: the focus must not leave the field. */
function isTypingOn(termo = ''): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.value.trim() !== termo
}
