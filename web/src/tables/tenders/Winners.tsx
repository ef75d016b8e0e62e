import { Link } from '@tanstack/react-router'
import type { Licitacao } from '../../api/schema.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/Cells.module.css'

/** Who won, as printed: the first of them; a CNPJ leads to the company's page. */
export function Winners({ row: { vencedores } }: { row: Pick<Licitacao, 'vencedores'> }) {
  const {
    words: { tenders: said, tables },
  } = useSpeech()
  const [first, ...others] = vencedores
  if (first === undefined) return <span className={styles.none}>{tables.none}</span>
  const { fornecedor_nome: name, fornecedor_ni: ni } = first
  const cnpj = ni === null ? null : readCnpj(ni)
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
      {others.length > 0 && (
        <span className={styles.second}>{said.otherWinners(others.length)}</span>
      )}
    </>
  )
}
