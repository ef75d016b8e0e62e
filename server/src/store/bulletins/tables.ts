import type { FoundRow } from '../../alerts/found-row.ts'
import type { StoredBulletin } from '../../alerts/bulletins/bulletin.ts'
import type { IssueContent } from '../../alerts/bulletins/issue.ts'
import { bool, bytes, int, json, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

/** A row is a StoredBulletin. */
export const bulletins = table('bulletins', {
  id: text,
  conta_id: text,
  chave: nullable(text),
  nome: text,
  alertas: json<string[]>(),
  destinatarios: json<string[]>(),
  assunto: text,
  cabecalho: text,
  rodape: text,
  texto_vazio: text,
  enviar_vazio: bool,
  agrupar_por: word<StoredBulletin['agrupar_por']>(),
  conteudo: word<StoredBulletin['conteudo']>(),
  anexar_csv: bool,
  anexar_xlsx: bool,
  frequencia: word<StoredBulletin['frequencia']>(),
  hora: int,
  dias: json<StoredBulletin['dias']>(),
  dia_do_mes: int,
  ativo: bool,
  criado_em: text,
  atualizado_em: text,
  gathering_since: text,
  since: int,
  told_seq: int,
  due_at: nullable(int),
})

export const bulletinQueue = table('bulletin_queue', {
  seq: int,
  boletim_id: text,
  alerta_id: text,
  publicacao_id: text,
  termos: json<string[]>(),
  linha: nullable(json<FoundRow>()),
})

export const bulletinIssues = table('bulletin_issues', {
  id: text,
  boletim_id: text,
  data: text,
  assunto: text,
  total: int,
  conteudo: json<IssueContent>(),
  criado_em: text,
})

export const bulletinPages = table('bulletin_pages', {
  envio_id: text,
  boletim_id: text,
  criado_em: text,
  conteudo: nullable(bytes),
})
