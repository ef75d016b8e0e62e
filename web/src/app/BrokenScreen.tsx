import { Button, CopyButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from '../ui/Failure.module.css'
import { type Deployed, reloadIfReplaced, reloadIfThere } from './deployment.ts'
import { PartMissing } from './parts.ts'

/** Replaces a screen that did not load, or that stopped: it tells what is kept, and the way out. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  return error instanceof PartMissing ? <MissingPart /> : <Stopped error={error} reset={reset} />
}

/** Reloads the page if there is a new deployment; without a network, waits for it. */
function MissingPart() {
  const {
    words: { common, broken },
  } = useSpeech()
  const [found, setFound] = useState<Deployed | 'reloading' | 'looking'>('looking')
  useEffect(() => {
    void reloadIfReplaced().then(setFound)
  }, [])
  const retry = () => {
    setFound('looking')
    void reloadIfThere().then((isThere) => setFound(isThere ? 'reloading' : 'unreachable'))
  }
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  const isBusy = found === 'looking' || found === 'reloading'
  return (
    <div className={styles.failure} role="alert" aria-busy={isBusy}>
      <h1>{broken.missing}</h1>
      <p className="muted">{isBusy ? broken.looking : broken.why[found]}</p>
      <p className="muted">{broken.keeps}</p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconRefresh size={16} />}
          loading={isBusy}
          onClick={retry}
        >
          {common.retry}
        </Button>
        <Button onClick={() => history.back()}>{broken.back}</Button>
      </div>
    </div>
  )
}

/** Shown for a bug of ours. */
function Stopped({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const {
    words: { common, broken },
  } = useSpeech()
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const details = `${location.pathname}${location.search} · ${said}`
  return (
    <div className={styles.failure} role="alert">
      <h1>{broken.stopped}</h1>
      <p className="muted">{broken.stoppedHelp}</p>
      <div className={styles.actions}>
        <Button variant="filled" leftSection={<IconRefresh size={16} />} onClick={reset}>
          {common.retry}
        </Button>
        <CopyButton value={details}>
          {({ copied, copy }) => (
            <Button onClick={copy}>{copied ? common.copied : common.copyDetails}</Button>
          )}
        </CopyButton>
        <Link to="/">{common.toSearch}</Link>
      </div>
      <code className={styles.facts}>{details}</code>
    </div>
  )
}
