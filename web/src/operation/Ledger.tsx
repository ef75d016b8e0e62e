import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sourcesOptions } from '../api/archive.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import { FoldedTable } from './FoldedTable.tsx'
import styles from './OperationPage.module.css'

/**
 * The source's result for each day and section, newest first; sections that were never requested
 * have no row.
 */
export function Ledger() {
  const {
    words: { operation: said, editions },
    format,
  } = useSpeech()
  const { data } = useQuery(sourcesOptions())
  const rows = (data?.dados ?? []).filter(({ estado }) => estado !== 'ausente')
  if (rows.length === 0) return null
  return (
    <section className={styles.answer}>
      <h2>{said.ledger}</h2>
      <p className="muted">
        {said.ledgerHelp} <Link to="/edicoes">{said.seeCalendar}</Link>
      </p>
      <FoldedTable label={said.ledger} columns={said.ledgerColumns} rows={rows}>
        {(row) => (
          <tr key={`${row.data} ${row.secao} ${row.secao_base}`}>
            <th scope="row">
              <SectionSign section={row.secao} narrow /> {format.date(row.data)}
            </th>
            <td>
              {editions.sourceStates[row.estado]}
              {row.mensagem && <small> {row.mensagem}</small>}
            </td>
            <td className="figures">{format.number(row.publicacoes)}</td>
            <td className="figures">{format.number(row.tentativas)}</td>
            <td>{row.ultima_em && format.moment(row.ultima_em)}</td>
          </tr>
        )}
      </FoldedTable>
    </section>
  )
}
