import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountsOptions } from '../api/people.ts'
import { useSpeech } from '../words/words.tsx'
import { FoldedTable } from './FoldedTable.tsx'
import styles from './OperationPage.module.css'

/** The accounts of the installation, and how much they use. */
export function Accounts() {
  const {
    words: { operation: said },
    format,
  } = useSpeech()
  const { data = [] } = useQuery(accountsOptions)
  if (data.length === 0) return null
  return (
    <section className={styles.answer}>
      <h2>{said.accounts}</h2>
      <p>
        {said.accountCount(data.length)} <Link to="/pessoas">{said.seePeople}</Link>
      </p>
      <FoldedTable label={said.accounts} columns={said.accountColumns} rows={data}>
        {({ id, nome, pessoas, chaves_ativas, webhooks, alertas }) => (
          <tr key={id}>
            <th scope="row">{nome}</th>
            {[pessoas, chaves_ativas, webhooks, alertas].map((count, at) => (
              <td key={at} className="figures">
                {format.number(count)}
              </td>
            ))}
          </tr>
        )}
      </FoldedTable>
    </section>
  )
}
