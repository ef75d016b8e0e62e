import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { publicationOptions } from '../../api/archive.ts'
import { Failure } from '../../ui/Failure.tsx'
import { useSpeech } from '../../words/words.tsx'
import styles from './Origin.module.css'
import { actWay } from './act-way.ts'
import { excerptOf } from './excerpt.ts'
import type { TableRow } from './row.ts'

/** The words of an act that a row was read from, and ways on from it. */
export function Origin({ row, children }: { row: TableRow; children?: ReactNode }) {
  const {
    words: { tables, common },
  } = useSpeech()
  const { data: act, error, refetch } = useQuery(publicationOptions(row.publicacao))
  const pieces = useMemo(() => (act ? excerptOf(act.conteudo_completo, row) : []), [act, row])
  return (
    <div className={styles.origin}>
      <div className={styles.words}>
        <p className="muted small">{tables.readFrom}</p>
        {error && !act && <Failure error={error} onRetry={() => void refetch()} />}
        {!act && !error && <p role="status">{common.loading}</p>}
        {act && (
          <p className={styles.text}>
            {pieces.map(({ text, isMarked }, at) =>
              isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <Link {...actWay(row)}>{tables.openAct}</Link>
        {children}
      </div>
    </div>
  )
}
