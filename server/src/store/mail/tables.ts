import type { Message } from '../../mail/message.ts'
import { bytes, int, json, nullable, text } from '../rows.ts'
import { table } from '../table.ts'

export const mails = table('mails', {
  seq: int,
  once: text,
  para: text,
  /** Without the token of its link, which is sealed in `secret`; after the end, only the kind. */
  message: json<Message>(),
  criado_em: text,
  tentativas: int,
  due_at: nullable(int),
  sent_at: nullable(text),
  ultimo_erro: nullable(text),
  secret: nullable(bytes),
  /** The issue of a bulletin whose content it has; null: it has its own. */
  envio_id: nullable(text),
})
