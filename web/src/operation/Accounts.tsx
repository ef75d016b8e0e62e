import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountsOptions } from '../api/people.ts'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'

/** Who uses the installation, and for how much. */
export function Accounts() {
  const {
    words: { operation: said, common },
    format,
  } = useSpeech()
  const { data = [] } = useQuery(accountsOptions)
  const { shown, left, showMore } = useRows(data)
  if (data.length === 0) return null
  return (
    <section className={styles.answer}>
      <h2>{said.accounts}</h2>
      <p>
        {said.accountCount(data.length)} <Link to="/pessoas">{said.seePeople}</Link>
      </p>
      <details>
        <summary>{said.which}</summary>
        <div className={styles.frame} tabIndex={0} role="group" aria-label={said.accounts}>
          <table>
            <thead>
              <tr>
                {said.accountColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, nome, pessoas, chaves_ativas, webhooks, alertas }) => (
                <tr key={id}>
                  <th scope="row">{nome}</th>
                  {[pessoas, chaves_ativas, webhooks, alertas].map((count, at) => (
                    <td key={at} className="figures">
                      {format.number(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {left > 0 && (
          <button type="button" className="link" onClick={showMore}>
            {common.showMore(format.number(left))}
          </button>
        )}
      </details>
    </section>
  )
}
