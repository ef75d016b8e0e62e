import { Link } from '@tanstack/react-router'
import { useSpeech } from '../../words/words.tsx'
import styles from '../SubjectPage.module.css'

/** More of them are in the table. */
const FEW = 12

interface NameRailProps {
  name: string
  /** The longer names in which it stands. */
  longer: string[]
  /** There are more rows than those that were read. */
  isCut: boolean
}

/** The ways on from a name, and what its page does not know. */
export function NameRail({ name, longer, isCut }: NameRailProps) {
  const {
    words: { person: said },
  } = useSpeech()
  return (
    <aside className={styles.rail}>
      {longer.length > 0 && (
        <section className="no-print">
          <h2>{said.longer}</h2>
          <ul>
            {longer.slice(0, FEW).map((one) => (
              <li key={one}>
                <Link to="/pessoa" search={{ nome: one }}>
                  {one}
                </Link>
              </li>
            ))}
          </ul>
          {(isCut || longer.length > FEW) && (
            <p className="muted small">
              <Link to="/pessoal" search={{ pessoa_nome: name }}>
                {said.allLonger}
              </Link>
            </p>
          )}
        </section>
      )}
      <section>
        <h2>{said.limits}</h2>
        <p className="muted small">{said.limitsHelp}</p>
        <p className="muted small">{said.contained}</p>
        <p className="no-print">
          <Link to="/" search={{ termo: `"${name.replaceAll('"', '')}"`, ordem: 'recentes' }}>
            {said.searchActs}
          </Link>
        </p>
      </section>
    </aside>
  )
}
