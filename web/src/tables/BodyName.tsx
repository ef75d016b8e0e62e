import { Link } from '@tanstack/react-router'
import styles from './contracts/Cells.module.css'
import { bodyNames } from './contracts/names.ts'

/** A body in a table's cell: its own name, which leads to its page, and those above it. */
export function BodyName({ path }: { path: string }) {
  const { unit, above } = bodyNames(path)
  return (
    <>
      <Link to="/orgao" search={{ orgao: path }} className={styles.wrap}>
        {unit}
      </Link>
      {above !== null && <span className={styles.second}>{above}</span>}
    </>
  )
}
