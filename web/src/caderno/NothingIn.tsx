import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { AlertaDoCaderno } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './DaybookPage.module.css'
import { useLacking } from './lacking.ts'

type Look = AlertaDoCaderno['conferencia']['situacao']

const GROUPS = [
  { name: 'unsure', looks: ['incompleto', 'nao_conferido'], Picture: IconAlertTriangle },
  { name: 'sure', looks: ['conferido', 'sem_edicao'], Picture: IconCircleCheck },
  { name: 'off', looks: ['inativo'], Picture: IconCircleDashed },
] as const satisfies { name: string; looks: Look[]; Picture: unknown }[]

interface NothingInProps {
  alerts: AlertaDoCaderno[]
  /** Whether anything is known of the day: otherwise nobody knows that nothing came out. */
  isKnown: boolean
}

/** The alerts without acts: apart, where that is sure and where it is not. */
export function NothingIn({ alerts, isKnown }: NothingInProps) {
  const {
    words: { daybook: said },
    format: { number },
  } = useSpeech()
  return GROUPS.map(({ name, looks, Picture }) => {
    const of = alerts.filter(({ conferencia: { situacao } }) =>
      situacao === 'sem_edicao' && !isKnown
        ? name === 'unsure'
        : (looks as readonly Look[]).includes(situacao),
    )
    if (of.length === 0) return null
    return (
      <section key={name} className={styles.group} aria-labelledby={`nada-${name}`}>
        <header className={styles.title}>
          <h2 id={`nada-${name}`}>{said[name]}</h2>
          <span className="muted small">{said.alerts(of.length, number(of.length))}</span>
        </header>
        <ul className={styles.nothing} data-look={name}>
          {of.map((alert) => (
            <li key={alert.id}>
              <Picture size={18} aria-hidden />
              <b>{alert.nome}</b> <Reason alert={alert} isKnown={isKnown} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Reason({
  alert: { conferencia, ultimo },
  isKnown,
}: {
  alert: AlertaDoCaderno
  isKnown: boolean
}) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const { situacao, faltam } = conferencia
  const lacking = useLacking(faltam)
  const look = lookText()
  return (
    <span className="muted">
      {[look, ultimo && said.last(format.day(ultimo))].filter(Boolean).join('; ')}
    </span>
  )

  function lookText(): string {
    if (situacao === 'incompleto') return said.look.incompleto(faltam.length, lacking)
    return situacao === 'sem_edicao' && !isKnown ? said.nothingKnown : said.look[situacao]
  }
}
