import { bool, int, moment, nullable, text } from '../rows.ts'
import { table } from '../table.ts'

/** Whom the archive follows, and how far it has come: one row, or none. */
export const mirrorState = table('mirror_state', {
  id: int,
  origem: text,
  lugar: nullable(text),
  completo: bool,
  livro_em: nullable(moment),
})
