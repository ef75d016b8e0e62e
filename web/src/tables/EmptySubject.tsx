import styles from './SubjectPage.module.css'
import { EmptyTable } from './rows/EmptyTable.tsx'

/** The page of something in an archive that never got an edition: what it is of, and the first step. */
export function EmptySubject({ title }: { title: string }) {
  return (
    <div className={styles.empty}>
      <h1>{title}</h1>
      <EmptyTable />
    </div>
  )
}
