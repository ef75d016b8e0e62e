import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'
import styles from './TablesNav.module.css'

const TABLES = [
  { name: 'contracts', to: '/contratos' },
  { name: 'personnel', to: '/pessoal' },
  { name: 'tenders', to: '/licitacoes' },
  { name: 'sanctions', to: '/sancoes' },
  { name: 'norms', to: '/normas' },
] as const

/** The tables, below the bar. */
export function TablesNav() {
  const {
    words: { tables },
  } = useSpeech()
  return (
    <nav className={`${styles.nav} no-print`} aria-label={tables.name}>
      {TABLES.map(({ name, to }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
          {tables[name]}
        </Link>
      ))}
    </nav>
  )
}
