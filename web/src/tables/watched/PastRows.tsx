import { useQuery } from '@tanstack/react-query'
import type { RowParts } from '../../alerts/row-parts.ts'
import { today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import { NamedRows } from './NamedRows.tsx'
import styles from './Watched.module.css'
import { newestRowsOptions } from './newest-rows.ts'
import { changedRows, listedInAddress } from './watched-rows.ts'

const EXAMPLES = 4

/** How many rows an alert found in past days, in how many acts, and the newest of them. */
export const PastRows: RowParts['Past'] = function PastRows({ watched, literal, period, acts }) {
  const { words, format } = useSpeech()
  const { watchedRows: said, tables, common } = words
  const { desde, ate } = period
  // The service counts days ahead from the last day of a past period, too.
  const from = ate < today() ? ate : today()
  const listed = changedRows({ tabela: watched.tabela }, listedInAddress(watched, from))
  const asked = { literal, limite: EXAMPLES, data_inicio: desde, data_fim: ate }
  const { data, error } = useQuery(newestRowsOptions(listed, asked, words))
  const inActs = common.acts(acts, format.number(acts))
  return (
    <>
      <p className={styles.figure}>
        {data ? said.rowsIn(tables.rows(data.total, format.number(data.total)), inActs) : inActs}
      </p>
      {error && <p className="muted">{error.message}</p>}
      {data && <NamedRows rows={data.rows} />}
    </>
  )
}
