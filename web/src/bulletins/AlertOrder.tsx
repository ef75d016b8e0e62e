import { ActionIcon, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Alerta } from '../api/schema.ts'
import { Query } from '../ui/Query.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './AlertOrder.module.css'
import { moved } from './draft.ts'

interface AlertOrderProps {
  /** Ids, in the order of the mail. */
  value: string[]
  /** All of the account. */
  alerts: Alerta[]
  error: string | undefined
  canChange: boolean
  onChange(value: string[]): void
}

/** The alerts of a bulletin, in an order that buttons change. */
export function AlertOrder({ value, alerts, error, canChange, onChange }: AlertOrderProps) {
  const { bulletins: said } = useSpeech().words
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const keepFocus = useFocusAfterMove(list, value)
  const nameOf = (id: string) => alerts.find((one) => one.id === id)?.nome ?? said.alertGone
  const move = (id: string, by: -1 | 1) => {
    const from = value.indexOf(id)
    keepFocus(id, by)
    setTold(said.movedTo(nameOf(id), from + by + 1, value.length))
    onChange(moved(value, from, from + by))
  }
  const others = alerts.filter(({ id }) => !value.includes(id))
  return (
    <section className={styles.block} aria-label={said.what}>
      <h2>{said.what}</h2>
      <p className="small muted">{said.whatHelp}</p>
      <ul ref={list} className={styles.list}>
        {value.map((id, at) => (
          <li key={id} data-alert={id}>
            <What alert={alerts.find((one) => one.id === id)} />
            {canChange && (
              <div className={styles.tools}>
                <ActionIcon
                  data-move={-1}
                  aria-label={said.moveUp(nameOf(id))}
                  disabled={at === 0}
                  onClick={() => move(id, -1)}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  data-move={1}
                  aria-label={said.moveDown(nameOf(id))}
                  disabled={at === value.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <IconArrowDown size={16} />
                </ActionIcon>
                <ActionIcon
                  aria-label={said.remove(nameOf(id))}
                  onClick={() => onChange(value.filter((one) => one !== id))}
                >
                  <IconX size={16} />
                </ActionIcon>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="hidden">
        {told}
      </p>
      {canChange && (
        <Select
          label={said.addAlert}
          placeholder={others.length > 0 ? said.addAlertPlace : undefined}
          description={
            alerts.length === 0
              ? said.noAlerts
              : others.length === 0
                ? said.noMoreAlerts
                : undefined
          }
          data={others.map(({ id, nome }) => ({ value: id, label: nome }))}
          value={null}
          onChange={(id) => id !== null && onChange([...value, id])}
          searchable
          nothingFoundMessage={said.noAlertFound}
          readOnly={others.length === 0}
          error={error}
        />
      )}
    </section>
  )
}

/** An alert in two lines; undefined: it was deleted. */
function What({ alert }: { alert: Alerta | undefined }) {
  const {
    words: { bulletins: said, alerts: ofAlerts },
    format,
  } = useSpeech()
  if (!alert)
    return (
      <div className={styles.what}>
        <b>{said.alertGone}</b>
        <p className={`small ${styles.gone}`}>{said.alertGoneHelp}</p>
      </div>
    )
  const { nome, consulta, termos, ativo } = alert
  return (
    <div className={styles.what}>
      <b>{nome}</b>
      <p className="small muted">
        <Query text={consulta} />
        {termos.length > 0 &&
          ` · ${ofAlerts.countedTerms(termos.length, format.number(termos.length))}`}
      </p>
      {!ativo && <p className={`small ${styles.gone}`}>{said.alertOff}</p>}
    </div>
  )
}

/** A moved row keeps the focus, at the other button where it cannot go on. */
function useFocusAfterMove(list: RefObject<HTMLUListElement | null>, value: string[]) {
  const wanted = useRef<{ id: string; by: number } | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const { id, by } = wanted.current
    wanted.current = null
    const row = list.current?.querySelector(`[data-alert="${CSS.escape(id)}"]`)
    const button = (of: number) =>
      row?.querySelector<HTMLElement>(`[data-move="${of}"]:not(:disabled)`)
    ;(button(by) ?? button(-by))?.focus()
  }, [list, value])
  return (id: string, by: number) => {
    wanted.current = { id, by }
  }
}
