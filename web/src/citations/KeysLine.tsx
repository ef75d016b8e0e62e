import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './KeysLine.module.css'

/** Below the sheet: that it checks by itself, and the keys. */
export function KeysLine() {
  const {
    words: { citations: said },
  } = useSpeech()
  return (
    <div className={`${styles.line} small muted no-print`}>
      <span>{said.again}</span>
      <ul className={styles.keys}>
        <li>
          <Key>Esc</Key> {said.keys.leave}
        </li>
        <li>
          <Key>J</Key> <Key>K</Key> {said.keys.move}
        </li>
        <li>
          <Key>Enter</Key> {said.keys.open}
        </li>
        <li>
          <Key>C</Key> {said.keys.copy}
        </li>
      </ul>
    </div>
  )
}
