import type { AuditEntry, AuditType } from '../../access/audit.ts'
import type { Actor } from '../../lib/flow/acting.ts'
import { int, json, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

export const auditTrail = table('audit_trail', {
  id: text,
  em: text,
  tipo: word<AuditType>(),
  conta_id: nullable(text),
  pessoa_id: nullable(text),
  chave_id: nullable(text),
  autor: word<Actor['autor']>(),
  rede: nullable(text),
  endereco: nullable(text),
  alvo_id: nullable(text),
  detalhes: json<AuditEntry['detalhes']>(),
})

export const auditRetention = table('audit_retention', { id: int, days: int })
