import type { KeptProgress } from '../../service/folders/folder.ts'
import { json, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

/** A row is a StoredFolder. */
export const folders = table('folders', {
  id: text,
  conta_id: text,
  nome: text,
  criado_em: text,
  atualizado_em: text,
})

/** A row is a KeptAct. */
export const folderActs = table('folder_acts', {
  pasta_id: text,
  publicacao_id: text,
  nota: text,
  etiquetas: json<string[]>(),
  responsavel_id: nullable(text),
  prazo: nullable(text),
  andamento: word<KeptProgress>(),
  guardado_em: text,
  atualizado_em: text,
})
