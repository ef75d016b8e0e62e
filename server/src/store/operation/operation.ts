import { recordAudit } from '../audit/record.ts'
import type { OperationReader, OperationStore } from '../../service/operation/operation-store.ts'
import { readImportReport } from '../archive/imported-files.ts'
import { createPublicationReader } from '../archive/publications.ts'
import { readSourceStatus } from '../collector/source-status.ts'
import { createMailReader } from '../mail/mails.ts'
import { readBacklog } from '../push/backlog.ts'
import { sourceDays } from '../collector/tables.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { int, row } from '../rows.ts'
import { readHistoryRun } from './history-run.ts'
import { uploads } from './tables.ts'

const putUpload = uploads.insert(`ON CONFLICT (id) DO UPDATE SET
  estado = excluded.estado, motivo = excluded.motivo,
  publicacoes = excluded.publicacoes, novas = excluded.novas,
  alteradas = excluded.alteradas, rejeitados = excluded.rejeitados,
  concluido_em = excluded.concluido_em`)
/** As if the source had just offered the date: its answer will tell. */
const offerAgain = sourceDays.pick('data', 'offered').insert(`ON CONFLICT (data) DO UPDATE SET
  offered = excluded.offered, looked_at = NULL, failures = 0, retry_at = NULL`)

const yearRow = row({ ano: int, meses: int })

/** The state of the service. */
export function createOperationReader(sql: SqlReader): OperationReader {
  return {
    source: () => readSourceStatus(sql),
    backlog: (now) => readBacklog(sql, now),
    mail: () => createMailReader(sql).summary(),
    faults: (limit) => readImportReport(sql, limit),
    archive: () => createPublicationReader(sql).summary(),
    years: () =>
      sql.all(
        yearRow,
        `SELECT substr(data, 1, 4) AS ano, count(DISTINCT substr(data, 1, 7)) AS meses FROM ledger
         WHERE estado IN ('completa', 'parcial') GROUP BY substr(data, 1, 4) ORDER BY 1`,
        [],
      ),
    historyRun: () => readHistoryRun(sql),
    uploads: (limit) =>
      sql.all(uploads, `SELECT ${uploads.columns} FROM uploads ORDER BY id DESC LIMIT $1`, [limit]),
    upload: (id) => sql.one(uploads, `SELECT ${uploads.columns} FROM uploads WHERE id = $1`, [id]),
  }
}

/** Requests of the operator, on a writing connection. */
export function createOperationStore(sql: Sql): OperationStore {
  return {
    probe: async () => void (await sql.run('UPDATE write_probe SET turn = 1 - turn')),
    forgetDate: (data) =>
      sql.transaction(async (tx) => {
        await offerAgain(tx, { data, offered: true })
        await tx.run(
          `UPDATE source_files SET taken_bytes = NULL, failures = 0, retry_at = NULL
           WHERE data = $1`,
          [data],
        )
      }),
    putUpload: (upload) =>
      sql.transaction(async (tx) => {
        await putUpload(tx, upload)
        const { id: alvo_id, arquivo, bytes } = upload
        if (upload.estado === 'recebido')
          await recordAudit(tx, { tipo: 'envio', alvo_id, detalhes: { arquivo, bytes } })
      }),
  }
}
