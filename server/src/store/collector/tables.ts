import type { Failure } from '../../gazette/inlabs/reason.ts'
import { bool, int, moment, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

export const sources = table('sources', {
  name: text,
  listed_at: nullable(moment),
  ultima_resposta_em: nullable(moment),
  falhas_consecutivas: int,
  motivo: nullable(word<Failure['motivo']>()),
  mensagem: nullable(text),
  proxima_tentativa_em: nullable(moment),
})

export const sourceDays = table('source_days', {
  data: text,
  offered: bool,
  looked_at: nullable(moment),
  failures: int,
  retry_at: nullable(moment),
})

export const sourceFiles = table('source_files', {
  data: text,
  pub_name: text,
  listed_bytes: nullable(int),
  taken_bytes: nullable(int),
  taken_at: nullable(moment),
  failures: int,
  retry_at: nullable(moment),
  /** Of the first look that found it; null: an older program did not note it. */
  offered_at: nullable(moment),
  /** Of the last look before that; null: there was none. */
  unoffered_at: nullable(moment),
})

export const portalReadings = table('portal_readings', {
  data: text,
  pub_name: text,
  read_at: nullable(moment),
  times: int,
  publicacoes: int,
  enderecos: int,
  retry_at: nullable(moment),
})
