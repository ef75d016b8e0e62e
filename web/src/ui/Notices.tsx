import { IconAlertTriangle } from '@tabler/icons-react'
import type { Aviso } from '../api/schema.ts'
import { useNoticeText } from '../words/use-notice-text.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Notices.module.css'

/** Further notices are folded. */
const FEW = 2

/** The notices about a number, in small letters right below it. */
export function Notices({ avisos }: { avisos: Aviso[] }) {
  const {
    words: { common },
  } = useSpeech()
  if (avisos.length === 0) return null
  const list = <NoticeList avisos={avisos} />
  if (avisos.length <= FEW) return list
  return (
    <details className={styles.folded}>
      <summary>{common.toBeKnown(avisos.length)}</summary>
      {list}
    </details>
  )
}

function NoticeList({ avisos }: { avisos: Aviso[] }) {
  const textOf = useNoticeText()
  return (
    <ul className={styles.notices}>
      {avisos.map((aviso) => (
        <li key={aviso.mensagem}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{textOf(aviso)}</span>
        </li>
      ))}
    </ul>
  )
}
