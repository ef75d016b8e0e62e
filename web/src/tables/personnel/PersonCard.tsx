import type { Movimento } from '../../api/schema.ts'
import styles from '../contracts/ContractCard.module.css'
import { Movement, Person } from './columns.tsx'

/** A movement on a phone: who, what, into which office. */
export function PersonCard({ row }: { row: Movimento }) {
  const levels = row.orgao.split('/')
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
      <p className="muted">{[row.unidade, levels[0]].filter(Boolean).join(' · ')}</p>
    </>
  )
}
