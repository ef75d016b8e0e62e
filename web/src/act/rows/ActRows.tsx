import { Link } from '@tanstack/react-router'
import { readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './ActRows.module.css'
import { type ActRow, valueKey } from './act-rows.ts'
import { useLinkedValues } from './use-linked-values.ts'

interface ActRowsProps {
  rows: ActRow[]
  /** Of all rows of the act. */
  total: number
  onMore(): void
}

/** What was read from the act, as rows; a value and its words light up together. */
export function ActRows({ rows, total, onMore }: ActRowsProps) {
  const {
    words: { act: said, contracts, norms, personnel },
    format,
  } = useSpeech()
  useLinkedValues()
  return (
    <section className={styles.rows}>
      <h3>{said.rowsOfAct(total, format.number(total))}</h3>
      <p className="muted small">{said.rowsHelp}</p>
      <ol>
        {rows.map((row) => {
          const keys = row.values.map(({ coluna }) => valueKey(row.id, coluna))
          const cnpj = row.company === null ? null : readCnpj(row.company)
          return (
            <li key={row.id} data-values={keys.join(' ')}>
              <b>{row.title}</b>
              <dl>
                {row.values.map(({ coluna, label, text }) => (
                  <div key={coluna}>
                    <dt>{label}</dt>
                    <dd>
                      <LinkedValue row={row} coluna={coluna} text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
              {cnpj !== null && (
                <Link to="/empresa/$cnpj" params={{ cnpj }}>
                  {contracts.company}
                </Link>
              )}
              {row.person !== null && (
                <Link to="/pessoa" search={{ nome: row.person }}>
                  {personnel.sameName}
                </Link>
              )}
              {row.norm !== null && (
                <Link to="/norma" search={{ norma: row.norm }}>
                  {norms.page}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {rows.length < total && (
        <button type="button" className="link small" onClick={onMore}>
          {said.moreRows(format.number(total - rows.length))}
        </button>
      )}
    </section>
  )
}

interface LinkedValueProps {
  row: Pick<ActRow, 'id' | 'trechos'>
  coluna: string
  text: string
}

/** A value; its button leads to its words, if it is printed and not computed. */
export function LinkedValue({ row, coluna, text }: LinkedValueProps) {
  const {
    words: { act: said },
  } = useSpeech()
  if (!row.trechos.some((place) => place.coluna === coluna)) return text
  const key = valueKey(row.id, coluna)
  return (
    <button
      type="button"
      data-values={key}
      title={said.toPassage}
      onClick={() => {
        const words = document.querySelector<HTMLElement>(
          `article [data-values~="${CSS.escape(key)}"]`,
        )
        words?.scrollIntoView({ block: 'center' })
        words?.focus({ preventScroll: true })
      }}
    >
      {text} <span className="hidden">({said.toPassage})</span>
    </button>
  )
}
