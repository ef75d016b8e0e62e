import type {
  Aviso,
  CorpoAlterarWebhook,
  CorpoCriarWebhook,
  CorpoReenviarEventos,
  CorpoTestarWebhook,
  CorpoTrocarSegredo,
  Entrega,
  EntregaDetalhe,
  Estatisticas,
  PaginaEntregas,
  ParametrosListarEntregas,
  ParametrosListarWebhooks,
  ParametrosObterEstatisticas,
  Reenvio,
  TrocaSegredo,
  Webhook,
  WebhookCriado,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Pages } from '../pages.ts'
import type { Transport } from '../transport.ts'
import { list, nothing, numberedPages, object, post, segment } from './resource.ts'

/** What the service wants to be known about an answer, though the request was right. */
export interface ComAvisos {
  avisos: Aviso[]
}

/** Addresses of yours to which the service sends what you asked for. The key needs the scope `webhooks`. */
export class Webhooks {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a webhook. `secret` is in the answer only if the service made it, and only this time: keep it. Read `avisos`:
   * they say what in the filter looks like a mistake.
   */
  criar(corpo: CorpoCriarWebhook, options?: PostOptions): Promise<WebhookCriado & ComAvisos> {
    return object(this.#transport, post('/webhooks', corpo, options), options)
  }

  /** Webhooks of the account, the oldest first: all, or a page of them. */
  listar(parametros: ParametrosListarWebhooks = {}, options?: RequestOptions): Promise<Webhook[]> {
    return list(this.#transport, { method: 'GET', path: '/webhooks', query: parametros }, options)
  }

  obter(webhook_id: string, options?: RequestOptions): Promise<Webhook> {
    return object(this.#transport, { method: 'GET', path: pathOf(webhook_id) }, options)
  }

  /** Changes what is given and leaves the rest: objects are merged, lists replaced. */
  alterar(
    webhook_id: string,
    corpo: CorpoAlterarWebhook,
    options?: RequestOptions,
  ): Promise<Webhook & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PATCH', path: pathOf(webhook_id), body: corpo },
      options,
    )
  }

  excluir(webhook_id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: pathOf(webhook_id) }, options)
  }

  /** Begins with a new secret; the old one stays valid beside it for `carencia_horas`. */
  trocarSegredo(
    webhook_id: string,
    corpo: CorpoTrocarSegredo = {},
    options?: PostOptions,
  ): Promise<TrocaSegredo> {
    return object(this.#transport, post(`${pathOf(webhook_id)}/secret`, corpo, options), options)
  }

  /** Sends a test event at once; the answer says what the receiver answered. */
  testar(webhook_id: string, corpo: CorpoTestarWebhook, options?: PostOptions): Promise<Entrega> {
    return object(this.#transport, post(`${pathOf(webhook_id)}/test`, corpo, options), options)
  }

  /** Makes again what would have been sent between two moments, without what was. */
  reenviar(
    webhook_id: string,
    corpo: CorpoReenviarEventos,
    options?: PostOptions,
  ): Promise<Reenvio & ComAvisos> {
    return object(this.#transport, post(`${pathOf(webhook_id)}/reenviar`, corpo, options), options)
  }

  reenvios(webhook_id: string, options?: RequestOptions): Promise<Reenvio[]> {
    return list(this.#transport, { method: 'GET', path: `${pathOf(webhook_id)}/reenvios` }, options)
  }

  /** Deliveries, the newest first: one page when awaited, all when iterated over. */
  entregas(
    webhook_id: string,
    parametros: ParametrosListarEntregas = {},
    options?: RequestOptions,
  ): Pages<PaginaEntregas, Entrega> {
    return numberedPages(this.#transport, `${pathOf(webhook_id)}/deliveries`, parametros, options)
  }

  /** One delivery with all its attempts, and what was sent. */
  entrega(
    webhook_id: string,
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<EntregaDetalhe> {
    return object(
      this.#transport,
      { method: 'GET', path: deliveryPath(webhook_id, delivery_id) },
      options,
    )
  }

  /** Sends a delivery that ended once more, at once. */
  repetir(webhook_id: string, delivery_id: string, options?: PostOptions): Promise<Entrega> {
    const path = `${deliveryPath(webhook_id, delivery_id)}/retry`
    return object(this.#transport, post(path, undefined, options), options)
  }

  /** How well deliveries went, hour by hour. */
  estatisticas(
    webhook_id: string,
    parametros: ParametrosObterEstatisticas = {},
    options?: RequestOptions,
  ): Promise<Estatisticas> {
    const path = `${pathOf(webhook_id)}/estatisticas`
    return object(this.#transport, { method: 'GET', path, query: parametros }, options)
  }
}

function pathOf(webhook_id: string): string {
  return `/webhooks/${segment(webhook_id)}`
}

function deliveryPath(webhook_id: string, delivery_id: string): string {
  return `${pathOf(webhook_id)}/deliveries/${segment(delivery_id)}`
}
