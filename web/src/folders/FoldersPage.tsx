import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { foldersOptions } from '../api/folders.ts'
import type { Pasta } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import { FolderNameDialog } from './FolderNameDialog.tsx'
import styles from './FoldersPage.module.css'
import { OverdueTag } from './OverdueTag.tsx'
import { ListScreen } from '../app/ListScreen.tsx'

/** The folders of the account. */
export function FoldersPage() {
  const {
    words: { folders: said },
  } = useSpeech()
  const folders = useQuery(foldersOptions)
  const [isCreating, setCreating] = useState(false)
  return (
    <ListScreen
      query={folders}
      said={said}
      row={(folder) => <FolderRow key={folder.id} folder={folder} />}
      onCreate={() => setCreating(true)}
    >
      {isCreating && <FolderNameDialog onClose={() => setCreating(false)} />}
    </ListScreen>
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
