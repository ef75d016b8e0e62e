import { EmptyArchive } from '../../search/EmptyArchive.tsx'
import { useSpeech } from '../../words/words.tsx'

/** Nothing was ever imported: what the table would be, and the first step. */
export function EmptyTable() {
  const {
    words: { tables },
  } = useSpeech()
  return (
    <>
      <EmptyArchive />
      <p className="muted">{tables.emptyHelp}</p>
    </>
  )
}
