import { Button, Checkbox, CopyButton } from '@mantine/core'
import { useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'

/** Shown once: it closes only when the visitor confirms that they were saved. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const {
    words: { account: said, common },
  } = useSpeech()
  const [isKept, setKept] = useState(false)
  return (
    <div className={styles.dialog}>
      <p className="muted">{said.codesHelp}</p>
      <ul className={styles.codes} aria-label={said.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button onClick={copy}>{copied ? common.copied : said.copyCodes}</Button>
        )}
      </CopyButton>
      <Checkbox
        label={said.codesKept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button variant="filled" disabled={!isKept} onClick={onDone}>
        {said.done}
      </Button>
    </div>
  )
}
