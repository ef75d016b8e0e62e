/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  CorpoAlterarWebhook,
  CorpoCriarWebhook,
  CorpoGravarWebhook,
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
import { type ComAvisos, list, nothing, numberedPages, object, post, segment } from './resource.ts'

/** Your addresses that the service sends events to. The key needs the scope `webhooks`. */
export class Webhooks {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a webhook. The answer has `secret` only if the service made it, and only here: keep it.
   * Read `avisos`: they tell what in the filter looks like a mistake.
   */
  criar(corpo: CorpoCriarWebhook, options?: PostOptions): Promise<WebhookCriado & ComAvisos> {
    return object(this.#transport, post('/webhooks', corpo, options), options)
  }

  /**
   * Creates the webhook with this key, or replaces it: what is absent gets its default, but `ativo`
   * and `secret` stay. The same call again changes nothing. The answer has `secret` only if the
   * service made it, and only here.
   */
  gravar(
    chave: string,
    corpo: CorpoGravarWebhook,
    options?: RequestOptions,
  ): Promise<WebhookCriado & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PUT', path: `/webhooks/chave/${segment(chave)}`, body: corpo },
      options,
    )
  }

  /** Webhooks of the account, oldest first: all, or one page. */
  listar(parametros: ParametrosListarWebhooks = {}, options?: RequestOptions): Promise<Webhook[]> {
    return list(this.#transport, { method: 'GET', path: '/webhooks', query: parametros }, options)
  }

  /** One webhook. */
  obter(webhook_id: string, options?: RequestOptions): Promise<Webhook> {
    return object(
      this.#transport,
      { method: 'GET', path: `/webhooks/${segment(webhook_id)}` },
      options,
    )
  }

  /** Changes the given fields and leaves the rest: objects are merged, lists replaced. */
  alterar(
    webhook_id: string,
    corpo: CorpoAlterarWebhook,
    options?: RequestOptions,
  ): Promise<Webhook & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/webhooks/${segment(webhook_id)}`, body: corpo },
      options,
    )
  }

  /** Deletes a webhook, and its pending deliveries. */
  excluir(webhook_id: string, options?: RequestOptions): Promise<void> {
    return nothing(
      this.#transport,
      { method: 'DELETE', path: `/webhooks/${segment(webhook_id)}` },
      options,
    )
  }

  /** Sets a new secret; the old one stays valid for `carencia_horas`. */
  trocarSegredo(
    webhook_id: string,
    corpo: CorpoTrocarSegredo = {},
    options?: PostOptions,
  ): Promise<TrocaSegredo> {
    return object(
      this.#transport,
      post(`/webhooks/${segment(webhook_id)}/secret`, corpo, options),
      options,
    )
  }

  /** Sends a test event at once; the answer has the receiver's response. */
  testar(webhook_id: string, corpo: CorpoTestarWebhook, options?: PostOptions): Promise<Entrega> {
    return object(
      this.#transport,
      post(`/webhooks/${segment(webhook_id)}/test`, corpo, options),
      options,
    )
  }

  /** Creates the deliveries between two moments that were not sent then. */
  reenviar(
    webhook_id: string,
    corpo: CorpoReenviarEventos,
    options?: PostOptions,
  ): Promise<Reenvio & ComAvisos> {
    return object(
      this.#transport,
      post(`/webhooks/${segment(webhook_id)}/reenviar`, corpo, options),
      options,
    )
  }

  /** The requested replays. */
  reenvios(webhook_id: string, options?: RequestOptions): Promise<Reenvio[]> {
    return list(
      this.#transport,
      { method: 'GET', path: `/webhooks/${segment(webhook_id)}/reenvios` },
      options,
    )
  }

  /** Deliveries, newest first. Awaited: one page; iterated over: all, page by page. */
  entregas(
    webhook_id: string,
    parametros: ParametrosListarEntregas = {},
    options?: RequestOptions,
  ): Pages<PaginaEntregas, Entrega> {
    return numberedPages(
      this.#transport,
      `/webhooks/${segment(webhook_id)}/deliveries`,
      parametros,
      options,
    )
  }

  /** One delivery with all its attempts and the sent body. */
  entrega(
    webhook_id: string,
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<EntregaDetalhe> {
    return object(
      this.#transport,
      {
        method: 'GET',
        path: `/webhooks/${segment(webhook_id)}/deliveries/${segment(delivery_id)}`,
      },
      options,
    )
  }

  /** Sends a finished delivery once more, at once. */
  repetir(webhook_id: string, delivery_id: string, options?: PostOptions): Promise<Entrega> {
    return object(
      this.#transport,
      post(
        `/webhooks/${segment(webhook_id)}/deliveries/${segment(delivery_id)}/retry`,
        undefined,
        options,
      ),
      options,
    )
  }

  /** Results of deliveries, hour by hour. */
  estatisticas(
    webhook_id: string,
    parametros: ParametrosObterEstatisticas = {},
    options?: RequestOptions,
  ): Promise<Estatisticas> {
    return object(
      this.#transport,
      { method: 'GET', path: `/webhooks/${segment(webhook_id)}/estatisticas`, query: parametros },
      options,
    )
  }
}
