import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'
import { useSession } from '../app/session.tsx'

/** Leads administrators who must first connect an authenticator app to the place for it. */
export function FactorLine() {
  const {
    words: { account: said },
  } = useSpeech()
  const { lacksFactor } = useSession()
  if (!lacksFactor) return null
  return (
    <p className={`${styles.offline} no-print`} role="status">
      {said.factorNeeded} <Link to="/conta">{said.toAccount}</Link>
    </p>
  )
}
