import { IconClockExclamation } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/client.ts'
import { useIsOnline } from '../lib/online.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Frame.module.css'

/**
 * The shown data could not be refreshed. Without data the screen says so itself; without a session
 * the sign-in is open.
 */
function isOutdated({ state }: Query): boolean {
  const { data, error } = state
  return data !== undefined && error !== null && !(error instanceof ApiError && error.isSignedOut)
}

/** The age of the oldest such data; null: everything is fresh. */
function useOutdatedSince(): number | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const outdated = cache.findAll({ type: 'active', predicate: isOutdated })
      if (outdated.length === 0) return null
      return Math.min(...outdated.map(({ state }) => state.dataUpdatedAt))
    },
  )
}

/** Says that the shown data is older than it should be, and tries again. */
export function OutdatedLine() {
  const {
    words: { common },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const since = useOutdatedSince()
  const isOnline = useIsOnline()
  const again = () => void queries.refetchQueries({ type: 'active', predicate: isOutdated })
  return (
    <div role="status" className="no-print">
      {since !== null && isOnline && (
        <p className={styles.offline}>
          <IconClockExclamation size={16} aria-hidden />
          <span>
            {common.outdated(format.moment(new Date(since).toISOString()))}{' '}
            <button type="button" className="link" onClick={again}>
              {common.retry}
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
