import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'
import { useSession } from './session.tsx'

/** Leads whoever may not administer without an authenticator app to where one is connected. */
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
