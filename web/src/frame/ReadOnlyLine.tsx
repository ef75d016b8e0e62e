import { useQuery } from '@tanstack/react-query'
import { installationOptions } from '../api/session.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'

/** Says that the service only reads for now, and why. */
export function ReadOnlyLine() {
  const {
    words: { common: said },
  } = useSpeech()
  const { data: installation } = useQuery(installationOptions)
  const reason = installation?.somente_leitura?.motivo
  if (reason === undefined) return null
  return (
    <p className={`${styles.offline} no-print`} role="status">
      <span>
        <b>{said.readOnly[reason]}</b> {said.readOnlyKeeps}
      </span>
    </p>
  )
}
