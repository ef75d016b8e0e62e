import type { SectionMoments } from '../../gazette/ledger/section-moments.ts'
import { int, moment, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const momentsRow = row({
  data: text,
  pub_name: text,
  estado: word<SectionMoments['estado']>(),
  begun_at: nullable(moment),
  whole_at: nullable(moment),
  offered_at: nullable(moment),
  unoffered_at: nullable(moment),
  first_delivered_at: nullable(int),
  last_delivered_at: nullable(int),
  last_sent_at: nullable(int),
})

/** The sections of these days that had an edition, or may have one, oldest first. */
export async function readSectionMoments(
  sql: SqlReader,
  first: string,
  last: string,
): Promise<SectionMoments[]> {
  const rows = await sql.all(
    momentsRow,
    `SELECT l.data, l.pub_name, l.estado, l.begun_at, l.whole_at, f.offered_at, f.unoffered_at,
       d.first_delivered_at, d.last_delivered_at, d.last_sent_at
     FROM ledger l
       LEFT JOIN source_files f ON f.data = l.data AND f.pub_name = l.pub_name
       LEFT JOIN section_deliveries d ON d.data = l.data AND d.pub_name = l.pub_name
     WHERE l.data BETWEEN $1 AND $2 AND l.estado <> 'sem_edicao' ORDER BY l.data, l.pub_name`,
    [first, last],
  )
  return rows.map(({ data, pub_name, estado, ...at }) => ({
    data,
    pub_name,
    estado,
    offeredAt: at.offered_at,
    unofferedAt: at.unoffered_at,
    begunAt: at.begun_at,
    wholeAt: at.whole_at,
    firstDeliveredAt: dateOf(at.first_delivered_at),
    lastDeliveredAt: dateOf(at.last_delivered_at),
    lastSentAt: dateOf(at.last_sent_at),
  }))
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds)
}
