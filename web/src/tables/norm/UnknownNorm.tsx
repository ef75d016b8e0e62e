import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { normChangesOptions } from '../../api/tables.ts'
import { isArchiveEmpty } from '../../search/EmptyArchive.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { NotFound } from '../../app/NotFound.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSpeech } from '../../words/words.tsx'
import { EmptySubject } from '../EmptySubject.tsx'
import { RowNotices } from '../rows/RowNotices.tsx'
import styles from './NormLists.module.css'

/** A norm that nothing in the archive names; the notices of its changes tell what was not searched. */
export function UnknownNorm({ written }: { written: string }) {
  const {
    words: { norm: said, tables },
  } = useSpeech()
  const { data, error, refetch } = useInfiniteQuery(normChangesOptions(written))
  const [page] = data?.pages ?? []
  if (error && !page) return <Failure error={error} onRetry={() => void refetch()} />
  if (!page) return <Skeleton rows={6} sentence={tables.loading} />
  if (isArchiveEmpty(page.avisos)) return <EmptySubject title={page.norma} />
  return (
    <div className={styles.unknown}>
      <NotFound title={page.norma} help={said.unknown}>
        <Link to="/normas">{tables.norms}</Link>
      </NotFound>
      <RowNotices avisos={page.avisos} />
    </div>
  )
}
