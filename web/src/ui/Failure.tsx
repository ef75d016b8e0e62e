import { Button, CopyButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ApiError } from '../api/client.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Failure.module.css'

interface FailureProps {
  error: Error
  title?: string
  keeps?: string
  onRetry?: () => void
}

/** The API's message, the request's number to copy, and a retry; typed text is never lost. */
export function Failure({ error, title, keeps, onRetry }: FailureProps) {
  const {
    words: { common },
    format,
  } = useSpeech()
  const isApi = error instanceof ApiError
  // The sign-in is open above: after it all is asked again, and what was typed can be sent.
  if (isApi && error.isSignedOut) return null
  const facts = isApi
    ? `${error.requestId} · ${error.status} ${error.code} · ${format.moment(new Date().toISOString())}`
    : null
  return (
    <div className={styles.failure} role="alert">
      <h2>{title ?? common.failed}</h2>
      <p className="muted">
        {isApi ? error.message : common.unreachable} {keeps}
      </p>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="filled" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {common.retry}
          </Button>
        )}
        {facts && (
          <CopyButton value={facts}>
            {({ copied, copy }) => (
              <Button variant="subtle" onClick={copy}>
                {copied ? common.copied : common.copyDetails}
              </Button>
            )}
          </CopyButton>
        )}
      </div>
      {facts && <code className={styles.facts}>{facts}</code>}
    </div>
  )
}
