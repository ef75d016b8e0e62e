import type { Sancao } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/ContractCard.module.css'
import { bodyInLine } from '../contracts/names.ts'
import { Company } from '../contracts/Company.tsx'
import { SanctionTerm } from './SanctionTerm.tsx'
import { sanctionName } from './names.ts'

/** A sanction on a phone: what it is, of which company, for how long, by whom and why. */
export function SanctionCard({ row }: { row: Sancao }) {
  const {
    words: { sanctions: said },
    format,
  } = useSpeech()
  const hasTerm = row.prazo !== null || row.data_fim !== null
  return (
    <>
      <div className={styles.top}>
        <div>
          <Company name={row.sancionado_nome} ni={row.sancionado_cnpj} />
          <p>
            <b>{sanctionName(row, said)}</b>
          </p>
        </div>
        <div className={styles.amount}>
          {row.valor_multa === null
            ? hasTerm && <SanctionTerm row={row} />
            : format.money(row.valor_multa)}
        </div>
      </div>
      <p className="muted">
        {[bodyInLine(row.orgao), ...(row.abrangencia ? [row.abrangencia] : [])].join(' · ')}
      </p>
      {row.motivo !== null && <p className={styles.object}>{row.motivo}</p>}
    </>
  )
}
