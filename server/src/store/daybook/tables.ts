import { int, nullable, text } from '../rows.ts'
import { table } from '../table.ts'

/** What people have done with acts. */
export const actMarks = table('act_marks', {
  pessoa_id: text,
  publicacao_id: text,
  lido_em: nullable(text),
  guardado_em: nullable(text),
})

/** Who gets their day by mail. */
export const daybookMails = table('daybook_mails', {
  pessoa_id: text,
  hora: int,
  due_at: int,
  told_data: nullable(text),
  told_total: nullable(int),
  mailed_at: nullable(text),
})
