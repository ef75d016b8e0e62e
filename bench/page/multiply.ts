import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The number of rows behind every list. */
export const MANY = 10_000

const NUMBERS = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})`

/** The columns that differ between copies of a row, by table; the rest is as in the first one. */
const COPIES: Record<string, Record<string, string>> = {
  webhooks: { id: `printf('wh_%026d', n)`, nome: `'Receptor ' || n`, ativo: '0' },
  alerts: { id: `printf('alr_%026d', n)`, nome: `'Contratos ' || n`, ativo: '0' },
  api_keys: { id: `printf('key_%026d', n)`, nome: `'ERP ' || n`, publico: `printf('%012d', n)` },
  people: { id: `printf('pes_%026d', n)`, nome: `'Pessoa ' || n`, email: `n || '@example.org'` },
}

/**
 * Writes rows directly into the database, more than any quota allows one account: deliveries of a
 * webhook, and so on.
 */
export function multiply(dataDir: string, webhook: string): void {
  using db = new DatabaseSync(join(dataDir, 'arauto.db'), { timeout: 10_000 })
  addDeliveries(db, webhook)
  for (const [table, changed] of Object.entries(COPIES)) {
    const columns = db
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name))
    const values = columns.map((column) => changed[column] ?? column)
    db.exec(
      `${NUMBERS} INSERT INTO ${table} (${columns.join()})
       SELECT ${values.join()} FROM (SELECT * FROM ${table} ORDER BY id LIMIT 1) AS first, numbers`,
    )
  }
}

/** As many as a busy webhook has in some weeks; all have ended. */
function addDeliveries(db: DatabaseSync, webhook: string): void {
  db.prepare(
    `${NUMBERS} INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, tentativas,
       ultimo_status_http, criado_em, concluido_em, body)
     SELECT printf('dlv_%026d', n), printf('evt_%026d', n), ?, 'publicacao.nova', 'automatica',
       CASE n % 20 WHEN 0 THEN 'falhou' ELSE 'entregue' END, 1, CASE n % 20 WHEN 0 THEN 503 ELSE 204 END,
       strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes'),
       strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes'), '{}' FROM numbers`,
  ).run(webhook)
}
