import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Caderno } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import { whenOf } from './DayHead.tsx'
import styles from './DaySections.module.css'

const PICTURES = {
  completa: { tone: 'ok', Picture: IconCircleCheck },
  parcial: { tone: 'warn', Picture: IconAlertTriangle },
  pendente: { tone: 'warn', Picture: IconClock },
  falha: { tone: 'bad', Picture: IconCircleX },
  ausente: { tone: 'bad', Picture: IconCircleDashed },
} as const

/** The sections of the day: how many acts each has, and when it came, or what is wrong with it. */
export function DaySections({ day: { data, secoes } }: { day: Caderno }) {
  const {
    words: { daybook: said },
  } = useSpeech()
  return (
    <div className={styles.line}>
      <ul aria-label={said.sections} className={styles.sections}>
        {secoes.map((section) => (
          <Section key={`${section.secao} ${section.secao_base}`} section={section} day={data} />
        ))}
      </ul>
      <Link to="/edicoes" search={{ dia: data }} className="no-print">
        {said.inCalendar}
      </Link>
    </div>
  )
}

function Section({ section, day }: { section: Caderno['secoes'][number]; day: string }) {
  const {
    words: { common, editions },
    format,
  } = useSpeech()
  const { secao, estado, publicacoes, completa_em, provisoria } = section
  if (estado === 'sem_edicao') return null
  const { tone, Picture } = provisoria ? { tone: 'plain', Picture: IconClock } : PICTURES[estado]
  const when =
    completa_em === null ? editions.sourceStates[estado] : whenOf(completa_em, day, format)
  const state = estado === 'completa' ? when : editions.sourceStates[estado]
  return (
    <li>
      <SectionSign section={secao} />
      {publicacoes > 0 && (
        <span className="figures" aria-label={common.acts(publicacoes, format.number(publicacoes))}>
          {format.number(publicacoes)}
        </span>
      )}
      <Picture size={16} className={styles[tone]} aria-hidden />
      <span>{provisoria ? editions.provisional : state}</span>
    </li>
  )
}
