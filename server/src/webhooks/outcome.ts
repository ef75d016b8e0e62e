/** Why what an account asked for cannot be done now. */
export type Refusal =
  | 'webhook_inexistente'
  | 'entrega_inexistente'
  /** The account has as many webhooks as it may. */
  | 'limite'
  | 'webhook_inativo'
  | 'entrega_enviando'
  | 'entrega_pendente'
  | 'entrega_de_teste'
  | 'reenvio_pendente'
  | 'alerta_inexistente'
  | 'alerta_inativo'
  | 'limite_alertas'
  | 'limite_enderecos'
  /** The request with this Idempotency-Key is under way. */
  | 'repetida'
  /** The Idempotency-Key was used for another request. */
  | 'chave_reutilizada'

/** What came of something that an account asked for. Nothing was changed when it was refused. */
export type Outcome<T> = { done: T } | { refused: Refusal }
