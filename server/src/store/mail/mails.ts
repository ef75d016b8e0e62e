import { onlyRow } from '../only-row.ts'
import type { MailReader } from '../../mail/mail.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const summaryRow = row({
  aguardando: int,
  mais_antigo_em: nullable(text),
  enviados: int,
  abandonados: int,
  ultimo_erro: nullable(text),
})

/** The state of the outbox. */
export function createMailReader(sql: SqlReader): MailReader {
  return {
    summary: () =>
      onlyRow(
        sql,
        summaryRow,
        `SELECT count(*) FILTER (WHERE due_at IS NOT NULL) AS aguardando,
                min(criado_em) FILTER (WHERE due_at IS NOT NULL) AS mais_antigo_em,
                count(sent_at) AS enviados,
                count(*) FILTER (WHERE due_at IS NULL AND sent_at IS NULL) AS abandonados,
                (SELECT ultimo_erro FROM mails WHERE ultimo_erro IS NOT NULL
                 ORDER BY seq DESC LIMIT 1) AS ultimo_erro
         FROM mails`,
      ),
  }
}
