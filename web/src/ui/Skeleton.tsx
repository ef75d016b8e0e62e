import { useEffect, useState } from 'react'
import { useIsOnline } from '../lib/online.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Skeleton.module.css'

/** Nobody notices a shorter wait, but would notice a flash of grey. */
const PATIENCE_MS = 300

/** Rows as high as the real ones, with one sentence; nothing at all for the first moment. */
export function Skeleton({ rows = 3, sentence }: { rows?: number; sentence: string }) {
  const {
    words: { common },
  } = useSpeech()
  const isOnline = useIsOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <div className={styles.room} />
  if (!isOnline)
    return (
      <div className={styles.room}>
        <p role="status">{common.notHere}</p>
      </div>
    )
  return (
    <div className={styles.room} aria-busy="true">
      <p role="status" className="muted">
        {sentence}
      </p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row} aria-hidden>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
