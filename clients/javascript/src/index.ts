export { Arauto } from './client.ts'
export type { Alertas } from './api/alertas.ts'
export type { Boletins } from './api/boletins.ts'
export type { Chaves } from './api/chaves.ts'
export type { Contas } from './api/contas.ts'
export type { Listas } from './api/listas.ts'
export type { ComAvisos } from './api/resource.ts'
export type { Pastas } from './api/pastas.ts'
export type { Webhooks } from './api/webhooks.ts'
export * from './errors.ts'
export type { Exportacao } from './export.ts'
export type * from './models.ts'
export type { ArautoOptions, Logger, PostOptions, RequestOptions } from './options.ts'
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
