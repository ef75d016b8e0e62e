import { IconFolderPlus, IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { AtoGuardado, EnderecoDaParte } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { KeepDialog } from '../folders/KeepDialog.tsx'
import { partKey } from '../lib/part-address.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './MarkedRow.module.css'
import type { Marks } from './use-marks.ts'

interface MarkedRowProps {
  act: AtoGuardado
  marks: Marks
  /** Above the title. */
  head: ReactNode
  /** Whose words its page marks. */
  consulta?: string | undefined
  parte?: EnderecoDaParte | null
  /** Below the title. */
  children?: ReactNode
}

/** An act of a list: all of it links to the act; it can be marked as read, and saved. */
export function MarkedRow({ act, marks, head, consulta, parte = null, children }: MarkedRowProps) {
  const {
    words: { daybook: said, folders },
  } = useSpeech()
  const { isEditor } = useSession()
  const [isKeeping, setKeeping] = useState(false)
  const { id, titulo, lido, guardado_em } = act
  const isSaved = guardado_em !== null
  const mark = (change: { lido?: boolean; guardado?: boolean }) =>
    marks.mutate({ publicacoes: [id], ...change })
  return (
    <article className={styles.row} data-read={lido || undefined}>
      <button
        type="button"
        name="lido"
        className={styles.dot}
        aria-label={`${lido ? said.notRead : said.read}: ${titulo}`}
        title={lido ? said.notRead : said.read}
        onClick={() => mark({ lido: !lido })}
      />
      <div className={styles.head}>{head}</div>
      <h3 className={styles.title}>
        <Link
          to="/publicacao/$id"
          params={{ id }}
          search={consulta === undefined || consulta === '*' ? {} : { termo: consulta }}
          {...(parte && { hash: partKey(parte) })}
          data-row={id}
          onClick={() => !lido && mark({ lido: true })}
        >
          {titulo}
        </Link>
      </h3>
      {children}
      <button
        type="button"
        name="guardado"
        className={styles.star}
        aria-pressed={isSaved}
        aria-label={`${said.save}: ${titulo}`}
        title={isSaved ? said.saved : said.save}
        onClick={() => mark({ guardado: !isSaved })}
      >
        {isSaved ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} aria-hidden />}
      </button>
      {isEditor && (
        <button
          type="button"
          name="pasta"
          className={styles.folder}
          aria-label={`${folders.keep}: ${titulo}`}
          title={folders.keep}
          onClick={() => setKeeping(true)}
        >
          <IconFolderPlus size={20} aria-hidden />
        </button>
      )}
      {isKeeping && <KeepDialog act={act} onClose={() => setKeeping(false)} />}
    </article>
  )
}
