import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { foldersOptions } from '../api/folders.ts'
import type { Pasta } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import { FolderNameDialog } from './FolderNameDialog.tsx'
import styles from './FoldersPage.module.css'
import { OverdueTag } from './OverdueTag.tsx'

/** The folders of the account. */
export function FoldersPage() {
  const {
    words: { folders: said, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(foldersOptions)
  const { isEditor } = useSession()
  const [isCreating, setCreating] = useState(false)
  const { shown, left, showMore } = useRows(data ?? [])
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const create = isEditor && (
    <Button variant="filled" leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
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
          <ul>
            {shown.map((folder) => (
              <FolderRow key={folder.id} folder={folder} />
            ))}
          </ul>
          {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
        </>
      )}
      {isCreating && <FolderNameDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function FolderRow({ folder }: { folder: Pasta }) {
  const {
    words: { folders: said, common },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const { id, nome, total, abertos, vencidos, proximo_prazo } = folder
  return (
    <li className={styles.row}>
      <div>
        <Link to="/pastas/$id" params={{ id }} className={styles.name}>
          {nome}
        </Link>
        <p className="small muted">
          {common.acts(total, format.number(total))}
          {total > 0 && ` · ${said.open(abertos, format.number(abertos))}`}
        </p>
      </div>
      <p className="small muted">
        {proximo_prazo === null ? said.noDay : said.firstDay(format.date(proximo_prazo))}{' '}
        {vencidos > 0 && <OverdueTag>{said.overdue(vencidos, format.number(vencidos))}</OverdueTag>}
      </p>
      {isEditor && <FolderMenu folder={folder} />}
    </li>
  )
}
