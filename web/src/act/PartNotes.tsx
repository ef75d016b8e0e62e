import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { publicationOptions } from '../api/archive.ts'
import type { Relacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Sheet.module.css'

/** What others made of a part of the act, below it: how, which act, and when. */
export function PartNotes({ relations }: { relations: Relacao[] }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const acts = useQueries({ queries: relations.map(({ id }) => publicationOptions(id)) })
  return relations.map(({ tipo, id, parte }, at) => {
    const act = acts[at]?.data
    return (
      <p key={`${tipo} ${id} ${parte?.texto}`} className={styles.made} role="note" data-made>
        {said.verbs[tipo]}{' '}
        <Link to="/publicacao/$id" params={{ id }}>
          {act?.titulo ?? id}
        </Link>
        {act && `, ${format.date(act.data_publicacao)}`}: {parte?.texto}
      </p>
    )
  })
}
