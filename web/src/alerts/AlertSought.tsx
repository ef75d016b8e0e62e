import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listsOptions } from '../api/lists.ts'
import type { Alerta } from '../api/schema.ts'
import { filterWords } from '../filters/readable.ts'
import { searchOf, standingFilterOf } from '../filters/standing.ts'
import { Query } from '../ui/Query.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './AlertsPage.module.css'
import { rowsSoughtBy } from './draft.ts'
import type { RowParts } from './row-parts.ts'

interface AlertSoughtProps {
  alert: Alerta
  rowParts: RowParts
}

/** The name of an alert, and what it seeks. */
export function AlertSought({ alert, rowParts }: AlertSoughtProps) {
  const { words, format } = useSpeech()
  const rows = rowsSoughtBy(alert)
  const [table = '', ...ofRows] = rows === null ? [] : rowParts.wordsOf(rows, words, format)
  const narrowed =
    rows === null ? filterWords(standingFilterOf(searchOf(alert)), words, format) : ofRows
  return (
    <div className={styles.what}>
      <b>{alert.nome}</b>
      {!alert.ativo && <Tag tone="plain">{words.alerts.off}</Tag>}
      <p>
        {rows === null ? (
          <SoughtActs alert={alert} />
        ) : (
          words.watchedRows.sought(table, ofRows.length === 0)
        )}
      </p>
      {narrowed.length > 0 && <p className="small muted">{narrowed.join(' · ')}</p>}
    </div>
  )
}

/** A link to the search; no search in an address holds thousands of terms. */
function SoughtActs({ alert }: { alert: Alerta }) {
  const {
    words: { alerts: said },
    format,
  } = useSpeech()
  const { consulta, termos, listas } = alert
  const lists = useQuery({ ...listsOptions, enabled: listas.length > 0 })
  const listName = (id: string) => lists.data?.find((one) => one.id === id)?.nome ?? id
  if (termos.length + listas.length === 0)
    return (
      <Link to="/" search={searchOf(alert)} className={styles.query}>
        <Query text={consulta} />
      </Link>
    )
  const counted = said.countedTerms(termos.length, format.number(termos.length))
  const items = [
    ...(termos.length > 0 ? [counted] : []),
    ...listas.map((id) => said.ofList(listName(id))),
  ]
  return (
    <span className={styles.query}>
      {consulta !== '*' && (
        <>
          <Query text={consulta} /> ·{' '}
        </>
      )}
      {items.join(' · ')}
    </span>
  )
}
