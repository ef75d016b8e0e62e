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
