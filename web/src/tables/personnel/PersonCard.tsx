import type { Movimento } from '../../api/schema.ts'
import styles from '../contracts/ContractCard.module.css'
import { bodyInLine } from '../contracts/names.ts'
import { Movement, Person } from './columns.tsx'

/** A movement on a phone: who, what, into which office. */
export function PersonCard({ row }: { row: Movimento }) {
  return (
    <>
      <div className={styles.top}>
        <div>
          <Person row={row} />
        </div>
        <div className={styles.amount}>
          <Movement row={row} />
        </div>
      </div>
      <p>{[row.cargo_funcao, row.codigo].filter(Boolean).join(', ')}</p>
      <p className="muted">{[row.unidade, bodyInLine(row.orgao)].filter(Boolean).join(' · ')}</p>
    </>
  )
}
