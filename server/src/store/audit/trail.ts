import type { AuditEntry, AuditFilter, AuditReader, AuditType } from '../../access/audit.ts'
import type { Actor } from '../../lib/acting.ts'
import { int, json, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const entryRow = row({
  id: text,
  em: text,
  tipo: word<AuditType>(),
  conta_id: nullable(text),
  pessoa_id: nullable(text),
  chave_id: nullable(text),
  autor: word<Actor['autor']>(),
  rede: nullable(text),
  endereco: nullable(text),
  alvo_id: nullable(text),
  detalhes: json<AuditEntry['detalhes']>(),
})
const totalRow = row({ total: int })

export const auditColumns = entryRow.columns

export function createAuditReader(sql: SqlReader): AuditReader {
  return {
    page: (filter, { offset, limit }) =>
      sql.snapshot(async (view) => {
        const { where, values } = conditions(filter)
        const total = await view.one(
          totalRow,
          `SELECT count(*) AS total FROM audit_trail ${where}`,
          values,
        )
        const resultados = await view.all(
          entryRow,
          `SELECT ${auditColumns} FROM audit_trail ${where}
           ORDER BY id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
          [...values, limit, offset],
        )
        return { total: total?.total ?? 0, resultados }
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
