import type { DatabaseSync } from 'node:sqlite'
import { KEYS_PER_DAY, firstKeyOf } from '../../server/engine/port.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import type { PreparedContract } from '../../server/src/ingest/archive-writer.ts'
import { prepareRows } from '../../server/src/ingest/prepare-rows.ts'
import { contratos } from '../../server/src/store/row-tables/tables.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { readRealActs } from '../lib/real-acts.ts'

export const FIRST_DAY = firstKeyOf('2020-01-01')
const ACTS_A_DAY = 1_000
const SUPPLIERS = 100

export interface ActWithContracts {
  act: Publication
  rows: PreparedContract[]
}

/** The real acts that tell of contracts. */
export async function readContracts(): Promise<ActWithContracts[]> {
  return [...(await readRealActs()).values()].flatMap((act): ActWithContracts[] => {
    const rows = prepareRows(act).contratos
    return rows.length > 0 ? [{ act, rows }] : []
  })
}

interface Filling {
  rows: number
  /** Whether each contract is signed and ends as long before and after its publication as the real one; else on the real days. */
  areDaysMoved: boolean
}

/** Writes the real rows, then multiplies them where they are, a thousand acts to a day, of a hundred times as many suppliers; gives the last key. */
export async function fillArchive(
  db: DatabaseSync,
  acts: ActWithContracts[],
  { rows: wanted, areDaysMoved }: Filling,
): Promise<number> {
  const insertRow = contratos.insert()
  const published = (date: string) => firstKeyOf(date) / KEYS_PER_DAY
  await createSqliteHandle(db).transaction(async (tx) => {
    db.exec('CREATE TEMP TABLE published (key INTEGER PRIMARY KEY, day INTEGER NOT NULL)')
    const insertDay = db.prepare('INSERT INTO published VALUES (?, ?)')
    for (const [key, { act, rows }] of acts.entries()) {
      insertDay.run(key, published(act.data_publicacao))
      for (const [seq, row] of rows.entries())
        await insertRow(tx, { key, seq, orgao: act.orgao, ...row })
    }
  })
  const turns = Math.ceil(wanted / acts.reduce((sum, { rows }) => sum + rows.length, 0))
  const days = ['data_assinatura', 'vigencia_fim']
  const made = ['key', 'fornecedor', ...days]
  const same = contratos.names.filter((name) => !made.includes(name)).join(', ')
  const key = keyAt(`model.key + turn * ${acts.length}`)
  const day = (name: string) =>
    areDaysMoved ? `date(${name}, ((${key}) / ${KEYS_PER_DAY} - published.day) || ' days')` : name
  db.exec(`
    CREATE TEMP TABLE model AS SELECT * FROM contratos;
    DELETE FROM contratos;
    CREATE TEMP TABLE turns AS WITH RECURSIVE turns (turn) AS
      (SELECT 0 UNION ALL SELECT turn + 1 FROM turns WHERE turn + 1 < ${turns}) SELECT turn FROM turns;
    INSERT INTO contratos (${made.join(', ')}, ${same})
    SELECT ${key},
      printf('%08d', (CAST(substr(fornecedor, 1, 8) AS INTEGER) + turn % ${SUPPLIERS} * 7919) % 100000000)
        || nullif(substr(fornecedor, 9), ''),
      ${days.map(day).join(', ')}, ${same}
    FROM turns CROSS JOIN model JOIN published ON published.key = model.key;
    INSERT INTO publications (key, id, digest, versao, pub_name, id_materia, parts, data_publicacao, secao, secao_base,
      edicao, pagina, orgao, tipo_ato, titulo, resumo, url_pdf, assinatura, conteudo_completo)
    SELECT key, 'pub_' || key, x'00', 1, 'DO3', '1', '[]', '2023-05-12', '3', '3', '1', '1', orgao, '', '', '', '', '', x'00'
    FROM contratos GROUP BY key;
    INSERT INTO row_readings (key, contratos) SELECT key, 1 FROM publications;
`)
  return Number(db.prepare('SELECT max(key) AS key FROM contratos').get()!.key)
}

/** The key of the act with a number, a thousand to a day. */
function keyAt(number: string): string {
  return `${FIRST_DAY} + (${number}) / ${ACTS_A_DAY} * ${KEYS_PER_DAY} + (${number}) % ${ACTS_A_DAY}`
}

/** The CNPJ of another company in each turn. */
export function other({ fornecedor }: PreparedContract, turn: number): string | null {
  if (fornecedor === null) return null
  const company = (Number(fornecedor.slice(0, 8)) + turn * 7_919) % 1e8
  return String(company).padStart(8, '0') + fornecedor.slice(8)
}
