import type { Contrato } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './Cells.module.css'
import { Company } from './Company.tsx'
import { contractorOf } from './names.ts'

type Contracted = Parameters<typeof contractorOf>[0] & Pick<Contrato, 'fornecedor_tipo'>

/** Who contracts. */
export function Contractor({ row }: { row: Contracted }) {
  const {
    words: { contracts },
  } = useSpeech()
  const { name, ni, others } = contractorOf(row)
  if (name === null && ni === null) return <Company name={null} ni={null} />
  return (
    <>
      <Company name={name} ni={ni} />
      {row.fornecedor_tipo === 'PF' && <span className={styles.second}>{contracts.person}</span>}
      {others > 0 && <span className={styles.second}>{contracts.otherParties(others)}</span>}
    </>
  )
}
