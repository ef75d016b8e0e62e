import { nullable, text } from '../rows.ts'
import { table } from '../table.ts'

/** What people have done with acts. */
export const actMarks = table('act_marks', {
  pessoa_id: text,
  publicacao_id: text,
  lido_em: nullable(text),
  guardado_em: nullable(text),
})
