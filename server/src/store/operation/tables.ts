import type { HistoryRun } from '../../service/operation/history-run.ts'
import type { Upload } from '../../service/operation/upload.ts'
import { bool, int, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

export const uploads = table('uploads', {
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

export const historyRun = table('history_run', {
  id: int,
  estado: word<HistoryRun['estado']>(),
  pausa: bool,
  de: text,
  ate: text,
  mes: nullable(text),
  meses: int,
  meses_prontos: int,
  falta_ms: nullable(int),
  motivo: nullable(text),
  comecou_em: text,
  visto_em: text,
})
