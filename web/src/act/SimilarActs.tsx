import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { similarOptions } from '../api/archive.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './ActFacts.module.css'

export function SimilarActs({ id }: { id: string }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const { data } = useQuery(similarOptions(id))
  if (!data || data.length === 0) return null
  return (
    <section>
      <h3>{said.similar}</h3>
      <ul className={styles.related}>
        {data.map((act) => (
          <li key={act.id}>
            <SectionSign section={act.secao} narrow />
            <span>
              <Link to="/publicacao/$id" params={{ id: act.id }}>
                {act.titulo}
              </Link>
              <small>{format.date(act.data_publicacao)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
