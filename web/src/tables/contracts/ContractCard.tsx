import { IconCalendarEvent } from '@tabler/icons-react'
import type { Contrato } from '../../api/schema.ts'
import { Amount } from './Amount.tsx'
import styles from './ContractCard.module.css'
import { Contractor } from './Contractor.tsx'
import { Term } from './Term.tsx'
import { bodyInLine } from './names.ts'

/** A contract on a phone: who, for how much, for what, until when. */
export function ContractCard({ row }: { row: Contrato }) {
  return (
    <>
      <div className={styles.top}>
        <div>
          <Contractor row={row} />
        </div>
        <div className={styles.amount}>
          <Amount row={row} />
        </div>
      </div>
      <p className="muted">{bodyInLine(row.contratante_orgao)}</p>
      {row.objeto !== null && <p className={styles.object}>{row.objeto}</p>}
      {(row.vigencia_inicio ?? row.vigencia_fim) !== null && (
        <div className={styles.term}>
          <IconCalendarEvent size={16} aria-hidden />
          <div>
            <Term row={row} />
          </div>
        </div>
      )}
    </>
  )
}
