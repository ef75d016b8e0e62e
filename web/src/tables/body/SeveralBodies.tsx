import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/title.ts'
import { useSpeech } from '../../words/words.tsx'
import { pathInLine } from '../contracts/names.ts'
import styles from './BodyPage.module.css'
import type { OfBody } from './state.ts'

interface SeveralBodiesProps {
  name: string
  paths: string[]
  period: Omit<OfBody, 'orgao'>
}

/** The bodies that have one name: what they published is not to be added up. */
export function SeveralBodies({ name, paths, period }: SeveralBodiesProps) {
  const {
    words: { body: said },
  } = useSpeech()
  usePageTitle(name)
  return (
    <>
      <h1>{name}</h1>
      <p className="muted">{said.several}</p>
      <ul className={styles.below}>
        {paths.map((path) => (
          <li key={path}>
            <Link to="/orgao" search={{ ...period, orgao: path }}>
              {pathInLine(path)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
