import { Link } from '@tanstack/react-router'
import type { Aviso } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './ZeroResults.module.css'

/** Whether nothing was ever imported: no search finds anything, whatever it asks. */
export function isArchiveEmpty(avisos: Aviso[]): boolean {
  return avisos.some(({ codigo }) => codigo === 'acervo_vazio')
}

export function EmptyArchive() {
  const {
    words: { frame, search },
  } = useSpeech()
  const { isOwner } = useSession()
  return (
    <div className={styles.zero}>
      <h2>{frame.noEdition}</h2>
      <p>{isOwner ? search.emptyForOwner : search.emptyForOthers}</p>
      {isOwner && (
        <p>
          <Link to="/operacao">{search.sendEdition}</Link>
        </p>
      )}
    </div>
  )
}
