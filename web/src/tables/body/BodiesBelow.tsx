import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSpeech } from '../../words/words.tsx'
import styles from './BodyPage.module.css'
import type { OfBody } from './state.ts'

const FEW = 10

interface BodiesBelowProps {
  /** The period that the page is of; the numbers are of the whole archive. */
  filter: OfBody
  bodies: { orgao: string; nome: string; total: number }[]
}

/** The bodies right below one, those that publish most first. */
export function BodiesBelow({ filter, bodies }: BodiesBelowProps) {
  const {
    words: { body: said, tables },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  if (bodies.length === 0) return null
  const sorted = bodies.toSorted((a, b) => b.total - a.total)
  return (
    <section className="no-print">
      <h2>{said.below}</h2>
      <p className="muted small">{said.belowHelp}</p>
      <ul className={styles.below}>
        {sorted.slice(0, isWhole ? undefined : FEW).map(({ orgao, nome, total }) => (
          <li key={orgao}>
            <Link to="/orgao" search={{ ...filter, orgao }}>
              {nome}
            </Link>
            <span className="figures">{format.number(total)}</span>
          </li>
        ))}
      </ul>
      {bodies.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? tables.fewer : said.allBelow(format.number(bodies.length))}
        </button>
      )}
    </section>
  )
}
