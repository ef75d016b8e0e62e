import { Link } from '@tanstack/react-router'
import type { Sancao } from '../../api/schema.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/Cells.module.css'

/** Who is punished, as printed; a CNPJ leads to the company's page. */
export function PunishedCompany({
  row: { sancionado_nome: name, sancionado_cnpj: ni },
}: {
  row: Pick<Sancao, 'sancionado_nome' | 'sancionado_cnpj'>
}) {
  const {
    words: { tables },
  } = useSpeech()
  if (name === null && ni === null) return <span className={styles.none}>{tables.none}</span>
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
    </>
  )
}
