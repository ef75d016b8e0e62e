import { readCount } from '../count.ts'
import type { AuditFilter, AuditReader } from '../../access/audit.ts'
import type { SqlReader } from '../sql.ts'
import { auditTrail } from './tables.ts'

export function createAuditReader(sql: SqlReader): AuditReader {
  return {
    page: (filter, { offset, limit }) =>
      sql.snapshot(async (view) => {
        const { where, values } = conditions(filter)
        const total = await readCount(
          view,
          `SELECT count(*) AS counted FROM audit_trail ${where}`,
          values,
        )
        const resultados = await view.all(
          auditTrail,
          `SELECT ${auditTrail.columns} FROM audit_trail ${where}
           ORDER BY id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
          [...values, limit, offset],
        )
        return { total, resultados }
      }),
  }
}

function conditions({ conta_id, desde, ate, tipo, pessoa }: AuditFilter) {
  const given = [
    ['conta_id =', conta_id],
    ['em >=', desde],
    ['em <=', ate],
    ['tipo =', tipo],
    ['pessoa_id =', pessoa],
  ].filter((pair): pair is [string, string] => pair[1] !== null)
  const where = given.map(([compared], at) => `${compared} $${at + 1}`).join(' AND ')
  return {
    where: where === '' ? '' : `WHERE ${where}`,
    values: given.map(([, value]) => value),
  }
}
