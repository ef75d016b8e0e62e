import { Link } from '@tanstack/react-router'
import type { Contrato } from '../../api/schema.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './Cells.module.css'
import { contractorOf } from './names.ts'

type Contracted = Parameters<typeof contractorOf>[0] & Pick<Contrato, 'fornecedor_tipo'>

/** Who contracts, as printed; a CNPJ leads to the company's page, a CPF is masked and leads nowhere. */
export function Contractor({ row }: { row: Contracted }) {
  const {
    words: { contracts, tables },
  } = useSpeech()
  const { name, ni, others } = contractorOf(row)
  const cnpj = ni === null ? null : readCnpj(ni)
  if (name === null && ni === null) return <span className={styles.none}>{tables.none}</span>
  return (
    <>
      {name !== null && <span className={styles.name}>{name}</span>}
      {ni !== null && (
        <span className={styles.second}>
          {cnpj === null ? (
            ni
          ) : (
            <Link to="/empresa/$cnpj" params={{ cnpj }}>
              {ni}
            </Link>
          )}
        </span>
      )}
      {row.fornecedor_tipo === 'PF' && <span className={styles.second}>{contracts.person}</span>}
      {others > 0 && <span className={styles.second}>{contracts.otherParties(others)}</span>}
    </>
  )
}
