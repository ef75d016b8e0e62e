import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { editionsOptions, searchOptions } from '../api/archive.ts'
import { type StandingFilter, searchOf } from '../filters/standing.ts'
import { Notices } from '../ui/Notices.tsx'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './WebhookForm.module.css'

const PAUSE_MS = 400
const EXAMPLES = 4

/**
 * The matches of these filters in the newest edition: what the webhook would have received that
 * day.
 */
export function WouldReceive(draft: { termos: string[]; filtros: StandingFilter }) {
  const {
    words: { webhooks: said, common },
    format,
  } = useSpeech()
  const [{ termos, filtros }] = useDebouncedValue(draft, PAUSE_MS)
  const editions = useQuery(editionsOptions())
  const day = (editions.data ?? [])
    .map(({ data }) => data)
    .sort()
    .at(-1)
  const consulta = termos.length > 1 ? termos.map((one) => `(${one})`).join(' OU ') : termos[0]
  const query = {
    termo: '*',
    ...searchOf({ consulta: consulta ?? '*', filtros, leitura: 1 }),
    limite: EXAMPLES,
    ...(day ? { data_inicio: day, data_fim: day } : {}),
  }
  const found = useQuery({
    ...searchOptions(query),
    enabled: day !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!day) return null
  return (
    <aside className={styles.would} aria-live="polite">
      <h3>{said.would(format.date(day))}</h3>
      {found.error && <p className="muted">{found.error.message}</p>}
      {found.data && (
        <>
          <p className={styles.figure}>
            {common.acts(found.data.total, format.number(found.data.total))}
          </p>
          <Notices avisos={found.data.avisos} />
          <ul className={styles.examples}>
            {found.data.resultados.map(({ id, secao, titulo, orgao }) => (
              <li key={id}>
                <SectionSign section={secao} narrow />
                <span>
                  <Link to="/publicacao/$id" params={{ id }} target="_blank">
                    {titulo}
                  </Link>
                  <small>{orgao.split('/').at(-1)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}
