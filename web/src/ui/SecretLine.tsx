import { Button, CopyButton } from '@mantine/core'
import { useSpeech } from '../words/words.tsx'
import styles from './SecretLine.module.css'

/** A secret that is shown once, to be copied. */
export function SecretLine({ secret }: { secret: string }) {
  const {
    words: { common },
  } = useSpeech()
  return (
    <div className={styles.line}>
      <code>{secret}</code>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button onClick={copy}>{copied ? common.copied : common.copy}</Button>
        )}
      </CopyButton>
    </div>
  )
}
