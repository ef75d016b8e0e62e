import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import { useSession } from './session.tsx'
import { usePageTitle } from './title.ts'

interface ListScreenProps<Item> {
  query: Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'refetch'>
  said: { title: string; create: string; none: string; noneHelp: string; steps: string[] }
  /** The items, in the order to show. */
  sorted?: (items: Item[]) => Item[]
  row: (item: Item) => ReactNode
  onCreate: () => void
  /** What to know of all of them. */
  notice?: ReactNode
  /** What makes one more, while it is open. */
  children: ReactNode
}

/** A list of what the account has, and a button for whoever may make one more; without any, what they are for. */
export function ListScreen<Item>({
  query: { data, error, refetch },
  said,
  sorted = (items) => items,
  row,
  onCreate,
  notice,
  children,
}: ListScreenProps<Item>) {
  const {
    words: { common },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const { shown, left, showMore } = useRows(sorted(data ?? []))
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const create = isEditor && (
    <Button variant="filled" leftSection={<IconPlus size={16} />} onClick={onCreate}>
      {said.create}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty title={said.none} sentence={said.noneHelp} steps={said.steps}>
          {create}
        </Empty>
      ) : (
        <>
          <PageHead title={said.title}>{create}</PageHead>
          {notice}
          <ul>{shown.map(row)}</ul>
          {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
        </>
      )}
      {children}
    </>
  )
}
