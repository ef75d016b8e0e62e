import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { statusOptions } from '../api/status.ts'
import { usePageTitle } from '../app/title.ts'
import { Sign } from '../app/Sign.tsx'
import { Failure } from '../ui/Failure.tsx'
import { useSpeech } from '../words/words.tsx'
import { DayState } from './DayState.tsx'
import { MonthTable } from './MonthTable.tsx'
import styles from './StatusPage.module.css'

/** Whether the service is up to date and how late it was, for anybody, where the operator shows it. */
export function StatusPage() {
  const {
    words: { status: said, frame, door },
  } = useSpeech()
  const { data, error, refetch } = useQuery(statusOptions)
  usePageTitle(said.title)
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <Sign /> {frame.product}
      </p>
      <h1>{said.title}</h1>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <DayState status={data} />
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
