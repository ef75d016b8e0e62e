import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ApiError } from '../api/client.ts'
import { folderOptions, keptActsOptions } from '../api/folders.ts'
import type { PaginaAtosDePasta, PastaComEtiquetas } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { FolderExport } from './FolderExport.tsx'
import { FolderFilters } from './FolderFilters.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import styles from './FolderPage.module.css'
import { KeptAct } from './KeptAct.tsx'
import { type FolderState, readFolder } from './state.ts'

/** A folder's acts, with what is said of each. */
export function FolderPage() {
  const { id } = useParams({ from: '/inside/pastas/$id' })
  const state = readFolder(useSearch({ from: '/inside/pastas/$id' }))
  const navigate = useNavigate({ from: '/pastas/$id' })
  const {
    words: { folders: said, common },
  } = useSpeech()
  const { isEditor } = useSession()
  const folder = useQuery(folderOptions(id))
  const acts = useQuery({
    ...keptActsOptions(id, state),
    placeholderData: keepPreviousData,
  })
  usePageTitle(folder.data?.nome)
  if (folder.error instanceof ApiError && folder.error.status === 404)
    return (
      <NotFound title={said.notFound} help={said.notFoundHelp}>
        <Link to="/pastas">{said.title}</Link>
      </NotFound>
    )
  const failed = [folder, acts].find(({ error, data }) => error !== null && !data)
  if (failed?.error) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!folder.data || !acts.data) return <Skeleton sentence={common.loading} />
  const { nome, total } = folder.data
  return (
    <>
      <p className="small no-print">
        <Link to="/pastas" className={styles.back}>
          {said.title}
        </Link>
      </p>
      <PageHead title={nome}>
        <div className={`${styles.tools} no-print`}>
          {total > 0 && <FolderExport id={id} state={state} />}
          {isEditor && (
            <FolderMenu folder={folder.data} onDeleted={() => void navigate({ to: '/pastas' })} />
          )}
        </div>
      </PageHead>
      {total === 0 ? (
        <Empty title={said.bare} sentence={said.bareHelp} steps={said.bareSteps}>
          <Link to="/">{common.toSearch}</Link>
        </Empty>
      ) : (
        <>
          <FolderFilters
            folder={folder.data}
            state={state}
            onChange={(search) => void navigate({ search })}
          />
          <Acts folder={folder.data} page={acts.data} state={state} />
        </>
      )}
    </>
  )
}

interface ActsProps {
  folder: PastaComEtiquetas
  page: PaginaAtosDePasta
  state: FolderState
}

function Acts({ folder, page, state }: ActsProps) {
  const {
    words: { folders: said, common, search },
    format: { number },
  } = useSpeech()
  const { pagina, total_paginas, total, resultados } = page
  const at = (pagina: number): FolderState => {
    const { pagina: _before, ...others } = state
    return pagina > 1 ? { ...others, pagina } : others
  }
  return (
    <>
      <p className={styles.count} role="status">
        {total === 0 ? said.noneSuch : common.acts(total, number(total))}
      </p>
      {resultados.length > 0 && (
        <div className={styles.head} aria-hidden>
          {said.columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ul>
        {resultados.map((kept) => (
          <KeptAct key={kept.id} folder={folder} kept={kept} />
        ))}
      </ul>
      {total_paginas > 1 && (
        <nav aria-label={said.pages} className={`${styles.pages} no-print`}>
          {pagina > 1 && (
            <Link to="/pastas/$id" params={{ id: folder.id }} search={at(pagina - 1)} rel="prev">
              {search.previousPage}
            </Link>
          )}
          <span aria-current="page">{search.pageOf(number(pagina), number(total_paginas))}</span>
          {pagina < total_paginas && (
            <Link to="/pastas/$id" params={{ id: folder.id }} search={at(pagina + 1)} rel="next">
              {search.nextPage}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
