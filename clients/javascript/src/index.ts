export { Arauto } from './client.ts'
export type { Alertas } from './api/alerts.ts'
export type { Chaves, Contas } from './api/keys.ts'
export type { ComAvisos, Webhooks } from './api/webhooks.ts'
export * from './errors.ts'
export type { Exportacao } from './export.ts'
export type * from './models.ts'
export type { ArautoOptions, PostOptions, RequestOptions } from './options.ts'
export type { Pages, Todos } from './pages.ts'
export type { RateLimit } from './transport.ts'
export { VERSION } from './version.ts'
export {
  type EventoRecebido,
  type HeadersLike,
  type VerifyOptions,
  sign,
  verify,
} from './webhook.ts'
