import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { SituacaoDoServico } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './StatusPage.module.css'

const ICONS = {
  em_dia: <IconCircleCheck size={24} color="var(--ok)" aria-hidden />,
  aguardada: <IconClock size={24} color="var(--warn)" aria-hidden />,
  incompleta: <IconAlertTriangle size={24} color="var(--warn)" aria-hidden />,
  atrasada: <IconAlertCircle size={24} color="var(--bad)" aria-hidden />,
}

/** The newest day that should have an edition, section by section, and what is missing of those before. */
export function DayStatus({ status }: { status: SituacaoDoServico }) {
  const {
    words: { status: said },
    format,
  } = useSpeech()
  const { data, estado, secoes, anteriores } = status
  return (
    <section>
      <p className={styles.state} role="status">
        {ICONS[estado]} {said.states[estado]}
      </p>
      <h2>{said.of(format.longDate(data))}</h2>
      <Sections secoes={secoes} />
      {anteriores.map((day) => (
        <Fragment key={day.data}>
          <p className={styles.state} role="status">
            {ICONS[day.estado]} {said.before[day.estado](format.longDate(day.data))}
          </p>
          <Sections secoes={day.secoes} />
        </Fragment>
      ))}
    </section>
  )
}

function Sections({ secoes }: Pick<SituacaoDoServico, 'secoes'>) {
  const {
    words: { editions, common },
  } = useSpeech()
  return (
    <ul className={styles.sections}>
      {secoes.map(({ secao, secao_base, estado: state }) => (
        <li key={`${secao} ${secao_base}`}>
          <SectionSign section={secao} />
          <span>
            {secao === 'extra' && <span className="muted">{common.section[secao_base]}: </span>}
            {editions.sourceStates[state]}
          </span>
        </li>
      ))}
    </ul>
  )
}
