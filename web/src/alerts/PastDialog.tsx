import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Alerta, Execucao } from '../api/schema.ts'
import { type Day, addDays, today } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Notice } from '../ui/Notice.tsx'
import { Notices } from '../ui/Notices.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { Examples } from './Examples.tsx'
import styles from './FollowDialog.module.css'
import { rowsSoughtBy } from './draft.ts'
import type { RowParts } from './row-parts.ts'

const USUAL_DAYS = 30

interface PastDialogProps {
  alert: Alerta
  rowParts: RowParts
  onClose(): void
}

/**
 * Runs an alert over past days: first shows its results, then sends them to its channels if wanted.
 */
export function PastDialog({ alert, rowParts, onClose }: PastDialogProps) {
  const {
    words: { alerts: said, search },
    format,
  } = useSpeech()
  const [from, setFrom] = useState(format.date(addDays(today(), -USUAL_DAYS)))
  const [to, setTo] = useState(format.date(today()))
  const desde = parseDay(from)
  const ate = parseDay(to)
  const running = useMutation({
    mutationFn: async ({ entregar }: { entregar: boolean }) => {
      const body = { desde: desde ?? today(), ate: ate ?? today(), entregar }
      return (await call('POST /alertas/{id}/executar', { path: { id: alert.id }, body })).dados
    },
  })
  const fault = useFault(running.error)
  const found = running.data
  const field = (label: string, value: string, day: Day | null, set: (text: string) => void) => (
    <TextInput
      label={label}
      value={value}
      onChange={(event) => {
        set(event.currentTarget.value)
        running.reset()
      }}
      error={day === null ? search.badDate : null}
    />
  )
  return (
    <Modal opened onClose={onClose} size={640} title={said.pastTitle(alert.nome)}>
      <form
        className={styles.past}
        onSubmit={(event) => {
          event.preventDefault()
          running.mutate({ entregar: false })
        }}
      >
        <p className="muted">{said.pastHelp}</p>
        <div className={styles.period}>
          {field(search.from, from, desde, setFrom)}
          {field(search.until, to, ate, setTo)}
          <Button
            type="submit"
            variant={found ? 'default' : 'filled'}
            disabled={desde === null || ate === null}
            loading={running.isPending}
          >
            {said.pastRun}
          </Button>
        </div>
        {fault && <Notice tone="bad">{fault.message}</Notice>}
        {found && <Found found={found} alert={alert} rowParts={rowParts} />}
        {found && found.total > 0 && found.entregues === null && (
          <Button
            variant="filled"
            disabled={!alert.ativo}
            loading={running.isPending}
            onClick={() => running.mutate({ entregar: true })}
          >
            {alert.ativo ? said.pastDeliver : said.pastPaused}
          </Button>
        )}
      </form>
    </Modal>
  )
}

function Found({ found, alert, rowParts: { Past } }: FoundProps) {
  const {
    words: { alerts: said, common },
    format,
  } = useSpeech()
  const { total, dias, exemplos, entregues, ja_entregues, avisos } = found
  const watched = rowsSoughtBy(alert)
  return (
    <section className={styles.found} role="status">
      {watched ? (
        <Past watched={watched} literal={alert.filtros.literal} period={found} acts={total} />
      ) : (
        <p className={styles.figure}>
          <b>{common.acts(total, format.number(total))}</b>
        </p>
      )}
      <Notices avisos={avisos} />
      {entregues !== null && (
        <p>{said.delivered(format.number(entregues), format.number(ja_entregues ?? 0))}</p>
      )}
      {dias.length > 1 && (
        <Sparkline
          values={dias.map((day) => day.total)}
          label={said.inAll(format.number(total))}
          height={56}
        />
      )}
      {!watched && <Examples acts={exemplos} />}
    </section>
  )
}

interface FoundProps extends Pick<PastDialogProps, 'alert' | 'rowParts'> {
  found: Execucao
}
