import type { Licitacao } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/Cells.module.css'
import { Company } from '../contracts/Company.tsx'

/** Who won: the first of them. */
export function Winners({ row: { vencedores } }: { row: Pick<Licitacao, 'vencedores'> }) {
  const {
    words: { tenders: said },
  } = useSpeech()
  const [first, ...others] = vencedores
  return (
    <>
      <Company name={first?.fornecedor_nome ?? null} ni={first?.fornecedor_ni ?? null} />
      {others.length > 0 && (
        <span className={styles.second}>{said.otherWinners(others.length)}</span>
      )}
    </>
  )
}
