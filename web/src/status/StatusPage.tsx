import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { statusOptions } from '../api/status.ts'
import { usePageTitle } from '../app/title.ts'
import { Sign } from '../app/Sign.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { DayStatus } from './DayStatus.tsx'
import { MonthTable } from './MonthTable.tsx'
import styles from './StatusPage.module.css'

/** Whether the service is up to date and how late it was, for anybody, where the operator shows it. */
export function StatusPage() {
  const {
    words: { common, status: said, frame, door },
    format,
  } = useSpeech()
  const { data, error, refetch, fetchStatus, dataUpdatedAt } = useQuery(statusOptions)
  const isOld = error !== null || fetchStatus === 'paused'
  usePageTitle(said.title)
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Sign /> {frame.product}
      </p>
      <h1>{said.title}</h1>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={5} sentence={common.loading} />}
      {data && (
        <>
          {isOld && (
            <Notice
              tone="warn"
              action={
                <button type="button" className="link" onClick={() => void refetch()}>
                  {common.retry}
                </button>
              }
            >
              {common.outdated(format.moment(new Date(dataUpdatedAt).toISOString()))}
            </Notice>
          )}
          <DayStatus status={data} />
          <MonthTable months={data.meses} />
        </>
      )}
      <footer className={styles.foot}>
        <p className="muted">{said.ofNobody}</p>
        <Link to="/" className="alone no-print">
          {door.enter}
        </Link>
      </footer>
    </main>
  )
}
