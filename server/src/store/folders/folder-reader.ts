import { readCount } from '../count.ts'
import type { CountedFolder, KeptAct } from '../../service/folders/folder.ts'
import type { FolderReader, FoundKeptAct, StoredAsked } from '../../service/folders/folder-store.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { SqlReader, SqlValue } from '../sql.ts'
import { folderActs, folders } from './tables.ts'

const { conta_id: _account, ...shown } = folders.shape
const folderRow = row(shown)
const viewRow = row({
  ...shown,
  total: int,
  abertos: int,
  vencidos: int,
  proximo_prazo: nullable(text),
})
const keptRow = row({ ...folderActs.shape, responsavel_nome: nullable(text) })
const KEPT = `${folderActs.of('k')}, r.nome AS responsavel_nome`
const FROM_KEPT = `
  FROM folder_acts k LEFT JOIN people r ON r.id = k.responsavel_id
  LEFT JOIN publications p ON p.id = k.publicacao_id`
const labelsRow = folderActs.pick('etiquetas')

/** Of acts of one folder; the last says in which order acts stand of which all else is equal. */
const ORDERS: Record<StoredAsked['ordem'], string> = {
  prazo: 'k.prazo IS NULL, k.prazo, p.key IS NULL, p.key DESC, k.publicacao_id',
  data: 'p.key IS NULL, p.key DESC, k.publicacao_id',
}

export function createFolderReader(sql: SqlReader): FolderReader {
  return {
    list: (conta_id, today, publicacao) =>
      views(
        `f.conta_id = $2 AND ($3 = '' OR EXISTS (
           SELECT 1 FROM folder_acts h WHERE h.pasta_id = f.id AND h.publicacao_id = $3))`,
        [today, conta_id, publicacao ?? ''],
      ),
    async find(conta_id, id, today) {
      const [found] = await views('f.conta_id = $2 AND f.id = $3', [today, conta_id, id])
      return found ?? null
    },
    async labels(pasta_id) {
      const rows = await sql.all(
        labelsRow,
        `SELECT etiquetas FROM folder_acts WHERE pasta_id = $1 AND etiquetas <> '[]'`,
        [pasta_id],
      )
      return rows.map(({ etiquetas }) => etiquetas)
    },
    acts: (pasta_id, asked, { offset, limit }) =>
      sql.snapshot(async (view) => {
        const { where, values } = conditions(view, pasta_id, asked)
        const total = await readCount(
          view,
          `SELECT count(*) AS counted FROM folder_acts k WHERE ${where}`,
          values,
        )
        const rows = await view.all(
          keptRow,
          `SELECT ${KEPT} ${FROM_KEPT} WHERE ${where} ORDER BY ${ORDERS[asked.ordem]}
           LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
          [...values, limit, offset],
        )
        return { total, resultados: rows.map(foundOf) }
      }),
    async act(pasta_id, publicacao_id) {
      const found = await sql.one(
        keptRow,
        `SELECT ${KEPT} ${FROM_KEPT} WHERE k.pasta_id = $1 AND k.publicacao_id = $2`,
        [pasta_id, publicacao_id],
      )
      return found && foundOf(found)
    },
  }

  /** $1 is the day before which days are over. */
  function views(where: string, values: SqlValue[]): Promise<CountedFolder[]> {
    return sql.all(
      viewRow,
      `SELECT ${folderRow.of('f')}, count(k.pasta_id) AS total,
         count(k.pasta_id) FILTER (WHERE k.andamento = 'aberto') AS abertos,
         count(k.pasta_id) FILTER (WHERE k.andamento = 'aberto' AND k.prazo < $1) AS vencidos,
         min(k.prazo) FILTER (WHERE k.andamento = 'aberto') AS proximo_prazo
       FROM folders f LEFT JOIN folder_acts k ON k.pasta_id = f.id
       WHERE ${where} GROUP BY f.id ORDER BY f.id`,
      values,
    )
  }
}

/** A label stands in a list of JSON as `"label"`, and none has a quote within it. */
function conditions(
  { dialect }: SqlReader,
  pasta_id: string,
  { etiqueta, responsavel, prazo_ate, andamento }: StoredAsked,
): { where: string; values: SqlValue[] } {
  const label = etiqueta === undefined ? undefined : [JSON.stringify(etiqueta)]
  const given: [(at: string) => string, SqlValue | undefined][] = [
    [(at) => `k.pasta_id = ${at}`, pasta_id],
    [(at) => dialect.hasAnyOf('k.etiquetas', at), label],
    [(at) => `k.responsavel_id = ${at}`, responsavel],
    [(at) => `k.prazo <= ${at}`, prazo_ate],
    [(at) => `k.andamento = ${at}`, andamento],
  ]
  const values: SqlValue[] = []
  const conditions = given.flatMap(([condition, value]) =>
    value === undefined ? [] : [condition(`$${values.push(value)}`)],
  )
  return { where: conditions.join(' AND '), values }
}

function foundOf({
  responsavel_nome: nome,
  ...kept
}: KeptAct & { responsavel_nome: string | null }): FoundKeptAct {
  const { responsavel_id: id } = kept
  return { kept, responsavel: id === null || nome === null ? null : { id, nome } }
}
