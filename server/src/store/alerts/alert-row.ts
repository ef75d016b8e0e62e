import type { Channels, Frequency } from '../../alerts/alert.ts'
import { bool, int, json, nullable, row, text, word } from '../rows.ts'
import { alertFilters } from '../standing-filter.ts'

/** The row of a StoredAlert. */
export const alertRow = row({
  id: text,
  conta_id: text,
  nome: text,
  consulta: text,
  filtros: alertFilters,
  leitura: int,
  canais: json<Channels>(),
  frequencia: word<Frequency>(),
  hora: int,
  avisar_vazio: bool,
  ativo: bool,
  encontrados_sem_canal: int,
  criado_em: text,
  atualizado_em: text,
  watching_since: nullable(text),
})
