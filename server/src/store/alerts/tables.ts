import type { AlertTerm, Channels, Frequency } from '../../alerts/alert.ts'
import type { StoredMailbox } from '../../alerts/mailbox.ts'
import { bool, bytes, int, json, nullable, text, word } from '../rows.ts'
import { alertFilters } from '../standing-filter.ts'
import { table } from '../table.ts'

/** A row is a StoredAlert. */
export const alerts = table('alerts', {
  id: text,
  conta_id: text,
  chave: nullable(text),
  nome: text,
  consulta: text,
  termos: json<AlertTerm[]>(),
  listas: json<string[]>(),
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
  boletins: json<string[]>(),
  /** Null: the same as `atualizado_em`. */
  watching_since: nullable(text),
})

/** A row is a StoredList. */
export const lists = table('lists', {
  id: text,
  conta_id: text,
  chave: nullable(text),
  nome: text,
  itens: json<AlertTerm[]>(),
  total: int,
  versao: int,
  criado_em: text,
  atualizado_em: text,
})

/** The mailboxes of accounts. */
export const alertAddresses = table('alert_addresses', {
  id: text,
  conta_id: text,
  email: text,
  situacao: word<StoredMailbox['situacao']>(),
  token_hash: nullable(bytes),
  asked_at: int,
  mailed_at: nullable(int),
  confirmado_em: nullable(text),
  descadastrado_em: nullable(text),
})

export const alertMatches = table('alert_matches', {
  alerta_id: text,
  publicacao_id: text,
  evento_id: text,
  matched_at: int,
  /** The day of the act; empty: it was not in the archive, or an older program wrote the row. */
  data: text,
})
