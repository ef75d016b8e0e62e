import styles from './Query.module.css'

/** The text of a query: no line breaks between a minus and its word. */
export function Query({ text }: { text: string }) {
  // Every second part is a match of the pattern.
  return text.split(/((?<=^|[\s(])-[("]*[\p{L}\p{N}]+)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.without}>
        {part}
      </span>
    ),
  )
}
