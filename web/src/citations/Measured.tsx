import { IconInfoCircle } from '@tabler/icons-react'
import { useSpeech } from '../words/words.tsx'
import styles from './Measured.module.css'

/** What "exists" means, and how often it was right: bench/RESULTS.md. */
export function Measured() {
  const {
    words: { citations: said },
  } = useSpeech()
  return (
    <p className={styles.measured}>
      <IconInfoCircle size={14} aria-hidden /> {said.exists} {said.measured}{' '}
      <a href="/guia/citacoes#quanto-acerta">{said.how}</a>
    </p>
  )
}
