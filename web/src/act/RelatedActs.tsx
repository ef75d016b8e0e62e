import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { publicationOptions } from '../api/archive.ts'
import type { Relacao } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './ActFacts.module.css'

const FEW = 4
const SURE = 0.8

/** The relations of this act to others, verb first. */
export function RelatedActs({ relations }: { relations: Relacao[] }) {
  const {
    words: { act: said, common },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? relations : relations.slice(0, FEW)
  const acts = useQueries({ queries: shown.map(({ id }) => publicationOptions(id)) })
  return (
    <section>
      <h3>{said.related}</h3>
      <ul className={styles.related}>
        {shown.map(({ tipo, id, confianca, parte }, at) => {
          const act = acts[at]?.data
          return (
            <li key={`${tipo} ${id} ${parte?.texto ?? ''}`}>
              {act && <SectionSign section={act.secao} narrow />}
              <span>
                <b>
                  {said.verbs[tipo]}
                  {confianca < SURE && ` (${said.perhaps})`}
                </b>
                <Link to="/publicacao/$id" params={{ id }}>
                  {act?.titulo ?? id}
                </Link>
                {parte && <small>{said.onlyPart(parte.texto)}</small>}
                {act && (
                  <small>
                    {format.date(act.data_publicacao)}, {common.page(act.pagina)}
                  </small>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {!isWhole && relations.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(true)}>
          {said.more(relations.length - FEW)}
        </button>
      )}
    </section>
  )
}
