import type { Licitacao } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/ContractCard.module.css'
import { bodyInLine } from '../contracts/names.ts'
import { Opening } from './Opening.tsx'
import { Winners } from './Winners.tsx'
import { tenderName } from './names.ts'

/** A notice on a phone: what it tells of which tender, when it opens, for what, and who won. */
export function TenderCard({ row }: { row: Licitacao }) {
  const { words } = useSpeech()
  const { tenders: said } = words
  return (
    <>
      <div className={styles.top}>
        <div>
          <b>{tenderName(row, words)}</b>
          <p>{[said.kinds[row.tipo_aviso], ...(row.srp ? [said.priceRecord] : [])].join(' · ')}</p>
        </div>
        {row.data_abertura !== null && (
          <div className={styles.amount}>
            <Opening row={row} />
          </div>
        )}
      </div>
      <p className="muted">
        {[bodyInLine(row.orgao), ...(row.uasg === null ? [] : [said.uasgOf(row.uasg)])].join(' · ')}
      </p>
      {row.objeto !== null && <p className={styles.object}>{row.objeto}</p>}
      {row.vencedores.length > 0 && (
        <div className={styles.winners}>
          <Winners row={row} />
        </div>
      )}
    </>
  )
}
