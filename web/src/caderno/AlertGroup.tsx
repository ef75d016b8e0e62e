import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { daybookAlertOptions } from '../api/daybook.ts'
import type { AlertaDoCaderno } from '../api/schema.ts'
import type { Day } from '../lib/dates.ts'
import { Failure } from '../ui/Failure.tsx'
import { useSpeech } from '../words/words.tsx'
import { FoundAct } from './FoundAct.tsx'
import styles from './DaybookPage.module.css'
import { useLacking } from './lacking.ts'
import type { Marks } from './use-marks.ts'

interface AlertGroupProps {
  alert: AlertaDoCaderno
  day: Day
  marks: Marks
}

/** What one alert has found: the first acts, and the others when asked for. */
export function AlertGroup({ alert, day, marks }: AlertGroupProps) {
  const {
    words: { common, daybook: said },
    format: { number },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const all = useQuery({ ...daybookAlertOptions(day, alert.id), enabled: isOpen })
  const { id, nome, consulta, total, em_outros, nao_lidos } = alert
  const atos = all.data?.alertas[0]?.atos ?? alert.atos
  const own = total - em_outros
  const left = own - atos.length
  const group = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // The button goes when there is nothing left to mark.
  const onSuccess = () => document.activeElement === document.body && title.current?.focus()
  useFocusOnFurther(group, isOpen && all.data !== undefined, alert.atos.length)
  const unread = atos.filter(({ lido }) => !lido).map((act) => act.id)
  return (
    <section ref={group} id={id} className={styles.group} aria-labelledby={`nome-${id}`}>
      <header className={styles.title}>
        <h2 id={`nome-${id}`} ref={title} tabIndex={-1}>
          {nome}
        </h2>
        <span className="muted small">
          {own > 0 && said.found(own, number(own), said.unread(nao_lidos, number(nao_lidos)))}
        </span>
        {unread.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={`${styles.markAll} no-print`}
            leftSection={<IconChecks size={16} />}
            aria-label={said.markReadOf(nome)}
            loading={marks.isPending && marks.variables.publicacoes.length > 1}
            onClick={() => marks.mutate({ publicacoes: unread, lido: true }, { onSuccess })}
          >
            {said.markRead}
          </Button>
        )}
      </header>
      <Doubt alert={alert} />
      {atos.map((act) => (
        <FoundAct key={act.id} act={act} consulta={consulta} alert={nome} marks={marks} />
      ))}
      {left > 0 && !all.data && !all.error && (
        <button
          type="button"
          className={`link ${styles.more}`}
          aria-busy={isOpen}
          aria-disabled={isOpen}
          onClick={() => setOpen(true)}
        >
          {said.others(number(left), nome)}
        </button>
      )}
      {isOpen && !all.data && !all.error && (
        <p role="status" className={`muted small ${styles.more}`}>
          {all.fetchStatus === 'paused' ? common.notHere : common.loading}
        </p>
      )}
      {all.error && !all.data && <Failure error={all.error} onRetry={() => void all.refetch()} />}
      {left > 0 && all.data && (
        <p className={`muted small ${styles.more}`}>
          {said.firstOf(number(atos.length), number(own))}
        </p>
      )}
      {em_outros > 0 && (
        <p className={`muted small ${styles.more}`}>
          {said.elsewhere(em_outros, number(em_outros))}
        </p>
      )}
    </section>
  )
}

/** The button that asked for the further acts is gone when they are here: the focus goes to the first of them. */
function useFocusOnFurther(
  group: RefObject<HTMLElement | null>,
  isHere: boolean,
  shownBefore: number,
): void {
  const first = useRef(shownBefore)
  useEffect(() => {
    if (!isHere || document.activeElement !== document.body) return
    group.current?.querySelectorAll<HTMLElement>('[data-row]')[first.current]?.focus()
  }, [group, isHere])
}

/** Why there may be more. */
function Doubt({ alert: { conferencia } }: { alert: AlertaDoCaderno }) {
  const {
    words: { daybook: said },
  } = useSpeech()
  const lacking = useLacking(conferencia.faltam)
  if (conferencia.situacao === 'nao_conferido')
    return <p className={styles.doubt}>{said.unchecked}</p>
  if (conferencia.situacao !== 'incompleto') return null
  return <p className={styles.doubt}>{said.lacks(conferencia.faltam.length, lacking)}</p>
}
