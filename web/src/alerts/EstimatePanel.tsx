import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { simulationOptions } from '../api/alerts.ts'
import { listsOptions } from '../api/lists.ts'
import { Notices } from '../ui/Notices.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useSpeech } from '../words/words.tsx'
import { Examples } from './Examples.tsx'
import styles from './FollowDialog.module.css'
import type { StandingFilter } from '../filters/standing.ts'
import { estimateOf } from './estimate.ts'

const PAUSE_MS = 400
/** More per working day than anybody reads. */
const MUCH = 50
const EXAMPLES = 3
/** The API seeks no more of them in the past. */
const MOST_TERMS = 200

interface Sought {
  consulta: string
  termos: { termo: string }[]
  listas: string[]
}

interface EstimatePanelProps {
  consulta: string
  termos: string[]
  /** Ids of lists. */
  listas: string[]
  filtros: StandingFilter
}

/** What an alert would have sent in the last 90 days. */
export function EstimatePanel({ consulta, termos, listas, filtros }: EstimatePanelProps) {
  const {
    words: { alerts: said, common },
    format,
  } = useSpeech()
  const sought = JSON.stringify({
    consulta: consulta || '*',
    termos: termos.slice(0, MOST_TERMS).map((termo) => ({ termo })),
    listas,
  })
  const [asked] = useDebouncedValue(sought, PAUSE_MS)
  const { data: lists = [] } = useQuery({ ...listsOptions, enabled: listas.length > 0 })
  const inLists = lists.filter(({ id }) => listas.includes(id))
  const ownTerms = Math.min(termos.length, MOST_TERMS)
  const isTooLong = inLists.reduce((sum, { total }) => sum + total, ownTerms) > MOST_TERMS
  const { data, error } = useQuery({
    ...simulationOptions({ ...(JSON.parse(asked) as Sought), filtros }),
    placeholderData: keepPreviousData,
    enabled: !isTooLong,
  })
  const estimate = data && !isTooLong ? estimateOf(data) : undefined
  const isMuch = (estimate?.perDay ?? 0) > MUCH
  return (
    <aside className={styles.estimate} aria-live="polite" data-much={isMuch || undefined}>
      <h3>{said.wouldHave}</h3>
      {termos.length > MOST_TERMS && (
        <p className="muted small">{said.ofTerms(format.number(MOST_TERMS))}</p>
      )}
      {isTooLong && <p className="muted">{said.tooLongToEstimate(format.number(MOST_TERMS))}</p>}
      {error && !isTooLong && <p className="muted">{error.message}</p>}
      {data && estimate && (
        <>
          {estimate.perDay === null ? (
            <p className={styles.figure}>{said.nothingCovered}</p>
          ) : (
            <>
              <p className={styles.figure}>
                <b>{common.acts(estimate.perDay, format.number(estimate.perDay))}</b>{' '}
                {said.perCoveredDay}
              </p>
              <p className="muted small">
                {said.inAll(format.number(data.total))}{' '}
                {said.coveredDays(estimate.covered, format.number(estimate.covered))}{' '}
                {estimate.fullest &&
                  said.fullest(
                    format.day(estimate.fullest.day),
                    format.number(estimate.fullest.total),
                  )}
              </p>
            </>
          )}
          <Notices avisos={data.avisos} />
          {isMuch && <p className="small">{said.tooMuch}</p>}
          {data.total > 0 && (
            <>
              <div className={styles.chart}>
                <Sparkline
                  values={estimate.totals}
                  label={said.inAll(format.number(data.total))}
                  height={72}
                />
              </div>
              <p className={styles.ends}>
                <span>{format.day(data.desde)}</span>
                <span>{format.day(data.ate)}</span>
              </p>
            </>
          )}
          {data.exemplos.length > 0 && <h3 className={styles.latest}>{said.latest}</h3>}
          <Examples acts={data.exemplos.slice(0, EXAMPLES)} />
        </>
      )}
    </aside>
  )
}
