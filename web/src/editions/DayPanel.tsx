import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCircleDashed,
  IconMinus,
  IconRefresh,
  IconUpload,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { countsOptions } from '../api/archive.ts'
import { call } from '../api/client.ts'
import type { Edicao, Fonte } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { type Day, today, weekdayOf } from '../lib/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { Notices } from '../ui/Notices.tsx'
import { SectionSign } from '../ui/SectionSign.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './EditionsPage.module.css'
import { type CalendarDay, numbersOf } from './year.ts'

const LOOKS = {
  completa: { tone: 'ok', Picture: IconCircleCheck },
  parcial: { tone: 'warn', Picture: IconAlertTriangle },
  pendente: { tone: 'warn', Picture: IconClock },
  falha: { tone: 'bad', Picture: IconCircleX },
  sem_edicao: { tone: 'plain', Picture: IconMinus },
  ausente: { tone: 'plain', Picture: IconCircleDashed },
} as const

const PROVISIONAL = { tone: 'plain', Picture: IconClock } as const

interface DayPanelProps {
  ref: Ref<HTMLElement>
  day: Day
  editions: Edicao[]
  found: CalendarDay | undefined
  /** Whether a collector asks the source for editions. */
  isCollected: boolean
}

/** A day by section: what arrived, what did not, and why. */
export function DayPanel({ ref, day, editions, found, isCollected }: DayPanelProps) {
  const {
    words: { dates, editions: said },
    format,
  } = useSpeech()
  const { isOwner } = useSession()
  const numbers = numbersOf(day, editions)
  return (
    <section ref={ref} tabIndex={-1} aria-live="polite" className={styles.panel}>
      <p className="muted small">{dates.weekdays[weekdayOf(day)]}</p>
      <p className={styles.titled}>
        <b className={styles.day}>{format.date(day)}</b>
        {found && (found.state === 'part' || found.state === 'missing') && (
          <Tag tone={found.state === 'part' ? 'warn' : 'bad'} icon={IconAlertTriangle}>
            {said.states[found.state]}
          </Tag>
        )}
        {found?.isProvisional && (
          <Tag tone="plain" icon={IconClock}>
            {said.provisional}
          </Tag>
        )}
        {found && isUnasked(found) && (
          <Tag tone="plain" icon={IconCircleDashed}>
            {said.states[found.state]}
          </Tag>
        )}
      </p>
      {numbers.length > 0 && <p className="muted small">{said.numbers(numbers.join(', '))}</p>}
      {found && found.sources.length > 0 ? (
        <ul className={styles.rows}>
          {found.sources
            .toSorted((a, b) => a.secao.localeCompare(b.secao))
            .map((source) => (
              <Row key={`${source.secao} ${source.secao_base}`} source={source} />
            ))}
        </ul>
      ) : (
        <p>{said.nothing}</p>
      )}
      {found?.isProvisional && <p className={styles.unasked}>{said.provisionalHelp}</p>}
      {found && isUnasked(found) && <p className={styles.unasked}>{said.unaskedDayHelp}</p>}
      {isOwner && mayHold(day, found) && (
        <div className={`${styles.ask} no-print`}>
          {isCollected && <AskAgain day={day} />}
          <Button
            component={Link}
            to="/operacao"
            hash="envios"
            leftSection={<IconUpload size={16} />}
          >
            {said.sendEdition}
          </Button>
        </div>
      )}
      {found && found.acts > 0 && <Contents day={day} />}
    </section>
  )
}

const LACKS = new Set<CalendarDay['state']>(['part', 'partUnasked', 'missing', 'unasked'])

/** Whether a part of a day was never requested. */
function isUnasked({ state }: CalendarDay): boolean {
  return state === 'unasked' || state === 'partUnasked'
}

/** Whether the source may have more of a day than the archive. */
function mayHold(day: Day, found: CalendarDay | undefined): boolean {
  const isKnown = found !== undefined && found.sources.length > 0
  return day <= today() && (!isKnown || LACKS.has(found.state))
}

/** Asks the source for a day again, at once; only for administrators of the installation. */
function AskAgain({ day }: { day: Day }) {
  const {
    words: { editions: said },
  } = useSpeech()
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () => call('POST /operacao/coletas', { body: { data: day } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['fontes'] }),
  })
  const fault = useFault(asking.error)
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconRefresh size={16} />}
        loading={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {said.askNow}
      </Button>
      {asking.isSuccess && <p role="status">{said.asked}</p>}
      {fault && <Notice tone="bad">{fault.message}</Notice>}
    </>
  )
}

function Row({ source }: { source: Fonte }) {
  const {
    words: { common, editions: said },
    format,
  } = useSpeech()
  const { tone, Picture } = source.provisoria ? PROVISIONAL : LOOKS[source.estado]
  return (
    <li>
      <div className={styles.row}>
        <SectionSign section={source.secao} narrow />
        <span>
          {source.estado === 'ausente'
            ? said.noNews
            : common.acts(source.publicacoes, format.number(source.publicacoes))}
        </span>
        <span className={styles.state} data-tone={tone}>
          <Picture size={16} aria-hidden />
          {source.provisoria ? said.provisional : said.sourceStates[source.estado]}
        </span>
      </div>
      {source.mensagem && source.estado !== 'ausente' && (
        <p className={styles.reason}>
          {source.mensagem}{' '}
          {source.tentativas > 0 && source.estado !== 'completa' && said.tried(source.tentativas)}{' '}
          {source.ultima_em &&
            source.estado !== 'completa' &&
            said.lastTry(format.moment(source.ultima_em))}
        </p>
      )}
      {source.rejeitados > 0 && <p className={styles.reason}>{said.aside(source.rejeitados)}</p>}
    </li>
  )
}

const FEW = 8

/** The contents of a day: its bodies, most acts first. */
function Contents({ day }: { day: Day }) {
  const {
    words: { editions: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const { data } = useQuery(countsOptions({ termo: '*', data_inicio: day, data_fim: day }))
  const bodies = (data?.facetas?.orgao?.valores ?? []).filter(({ valor }) => !valor.includes('/'))
  if (bodies.length === 0) return null
  return (
    <div className={styles.block}>
      <h3>{said.contents}</h3>
      <Notices avisos={data?.avisos ?? []} />
      <ul className={styles.contents}>
        {bodies.slice(0, isWhole ? undefined : FEW).map(({ valor, total }) => (
          <li key={valor}>
            <Link to="/" search={{ orgao: [valor], data_inicio: day, data_fim: day }}>
              {valor}
            </Link>
            <span className="figures muted">{format.number(total)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && bodies.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(true)}>
          {said.allBodies(format.number(bodies.length))}
        </button>
      )}
    </div>
  )
}
