import { recordAudit } from '../audit/record.ts'
import type { OperationReader, OperationStore } from '../../service/operation/operation-store.ts'
import type { Upload } from '../../service/operation/upload.ts'
import { readImportReport } from '../archive/imported-files.ts'
import { createPublicationReader } from '../archive/publications.ts'
import { readSourceStatus } from '../collector/source-status.ts'
import { createMailReader } from '../mail/mails.ts'
import { readBacklog } from '../push/backlog.ts'
import { bool, int, nullable, placeholders, row, text, word } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'

const uploadRow = row({
  id: text,
  arquivo: text,
  bytes: int,
  estado: word<Upload['estado']>(),
  motivo: nullable(text),
  publicacoes: nullable(int),
  novas: nullable(int),
  alteradas: nullable(int),
  rejeitados: nullable(int),
  criado_em: text,
  concluido_em: nullable(text),
  notificar: bool,
})

/** The state of the service. */
export function createOperationReader(sql: SqlReader): OperationReader {
  return {
    source: () => readSourceStatus(sql),
    backlog: (now) => readBacklog(sql, now),
    mail: () => createMailReader(sql).summary(),
    faults: (limit) => readImportReport(sql, limit),
    archive: () => createPublicationReader(sql).summary(),
    uploads: (limit) =>
      sql.all(uploadRow, `SELECT ${uploadRow.columns} FROM uploads ORDER BY id DESC LIMIT $1`, [
        limit,
      ]),
    upload: (id) =>
      sql.one(uploadRow, `SELECT ${uploadRow.columns} FROM uploads WHERE id = $1`, [id]),
  }
}

/** Requests of the operator, on a writing connection. */
export function createOperationStore(sql: Sql): OperationStore {
  return {
    probe: async () => void (await sql.run('UPDATE write_probe SET turn = 1 - turn')),
    forgetDate: (data) =>
      sql.transaction(async (tx) => {
        // As if the source had just offered the date: its answer will tell.
        await tx.run(
          `INSERT INTO source_days (data, offered) VALUES ($1, 1)
           ON CONFLICT (data) DO UPDATE SET
             offered = 1, looked_at = NULL, failures = 0, retry_at = NULL`,
          [data],
        )
        await tx.run(
          `UPDATE source_files SET taken_bytes = NULL, failures = 0, retry_at = NULL
           WHERE data = $1`,
          [data],
        )
      }),
    putUpload: (upload) =>
      sql.transaction(async (tx) => {
        await tx.run(
          `INSERT INTO uploads (${uploadRow.columns}) VALUES (${placeholders(12)})
         ON CONFLICT (id) DO UPDATE SET
           estado = excluded.estado, motivo = excluded.motivo,
           publicacoes = excluded.publicacoes, novas = excluded.novas,
           alteradas = excluded.alteradas, rejeitados = excluded.rejeitados,
           concluido_em = excluded.concluido_em`,
          [
            upload.id,
            upload.arquivo,
            upload.bytes,
            upload.estado,
            upload.motivo,
            upload.publicacoes,
            upload.novas,
            upload.alteradas,
            upload.rejeitados,
            upload.criado_em,
            upload.concluido_em,
            upload.notificar,
          ],
        )
        const { id: alvo_id, arquivo, bytes } = upload
        if (upload.estado === 'recebido')
          await recordAudit(tx, { tipo: 'envio', alvo_id, detalhes: { arquivo, bytes } })
      }),
  }
}
