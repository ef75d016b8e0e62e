import { Link } from '@tanstack/react-router'
import { readCnpj } from '../../lib/cnpj.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './Cells.module.css'

/** A company or a person, as printed; a CNPJ leads to the company's page, a CPF is masked and leads nowhere. */
export function Company({ name, ni }: { name: string | null; ni: string | null }) {
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
