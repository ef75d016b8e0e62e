import styles from './Key.module.css'

/** A key of the keyboard, drawn with its label. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}
