import type { ExtraSection } from '../../gazette/ledger/letter-marks.ts'
import type { SectionMark } from '../../gazette/ledger/ledger.ts'
import type { Editions } from '../../gazette/ledger/missing-letters.ts'
import { bool, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { markSections } from './ledger.ts'
import { ledger } from './tables.ts'

/** The marks that the ledger lacks (gazette/ledger/letter-marks.ts). */
export type JudgeLetters = (editions: Editions, sections: ExtraSection[]) => SectionMark[]

const editionRow = row({ data: text, numero: text, is_extra: bool })
const sectionRow = row({
  ...ledger.pick('data', 'pub_name', 'estado', 'motivo', 'ultimo_erro').shape,
  isListed: bool,
})

/** Marks, in the transaction `tx`, the extra editions whose letters prove that they are missing. */
export async function markMissingExtras(tx: Sql, judge: JudgeLetters, now: Date): Promise<void> {
  const editions = await tx.all(
    editionRow,
    `SELECT DISTINCT data, numero, CASE WHEN secao = 'extra' THEN 1 ELSE 0 END AS is_extra
     FROM edition_sections`,
    [],
  )
  const sections = await tx.all(
    sectionRow,
    `SELECT l.data, l.pub_name, l.estado, l.motivo, l.ultimo_erro,
       CASE WHEN f.listed_bytes IS NULL THEN 0 ELSE 1 END AS "isListed"
     FROM ledger l LEFT JOIN source_files f ON f.data = l.data AND f.pub_name = l.pub_name
     WHERE l.pub_name LIKE 'DO_E'`,
    [],
  )
  const isRegular = ({ numero, is_extra }: (typeof editions)[number]) =>
    !is_extra && /^\d+$/.test(numero)
  const { regular = [], others = [] } = Object.groupBy(editions, (edition) =>
    isRegular(edition) ? 'regular' : 'others',
  )
  await markSections(tx, judge({ regular, others }, sections), false, now)
}
