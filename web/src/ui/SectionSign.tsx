import type { FiltrosAlerta } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './SectionSign.module.css'

interface SectionSignProps {
  section: FiltrosAlerta['secoes'][number]
  /** There are only 20 px: an extra edition is an E. */
  narrow?: boolean
}

/** Digit, shape and colour of a section; each alone identifies it. */
export function SectionSign({ section, narrow = false }: SectionSignProps) {
  const {
    words: { common },
  } = useSpeech()
  const shape = section.startsWith('extra') ? 'extra' : section
  const text = shape === 'extra' ? (narrow ? 'E' : common.extraSign) : section
  return (
    <span className={styles[`s${shape}`]} role="img" aria-label={common.section[section]}>
      <span aria-hidden>{text}</span>
    </span>
  )
}
