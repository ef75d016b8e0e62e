/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  Alerta,
  AtoGuardado,
  Caderno,
  CadernoPorEmail,
  CorpoAlterarAlerta,
  CorpoCriarAlerta,
  CorpoDefinirCadernoPorEmail,
  CorpoExecutarAlerta,
  CorpoGravarAlerta,
  CorpoMarcarAtosDoCaderno,
  CorpoSimularAlerta,
  Execucao,
  MarcaDePessoa,
  PaginaGuardados,
  ParametrosLerCaderno,
  ParametrosListarGuardados,
  ParametrosListarPrazosDoCaderno,
  PrazosDoCaderno,
  Simulacao,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Pages } from '../pages.ts'
import type { Transport } from '../transport.ts'
import { type ComAvisos, list, nothing, numberedPages, object, post, segment } from './resource.ts'

/**
 * Saved searches that report their results to people and webhooks. The key needs the scope
 * `alertas`.
 */
export class Alertas {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** All alerts of the account. */
  listar(options?: RequestOptions): Promise<Alerta[]> {
    return list(this.#transport, { method: 'GET', path: '/alertas' }, options)
  }

  /** Creates an alert. Read `avisos`: they tell why it might reach nobody. */
  criar(corpo: CorpoCriarAlerta, options?: PostOptions): Promise<Alerta & ComAvisos> {
    return object(this.#transport, post('/alertas', corpo, options), options)
  }

  /**
   * Creates the alert with this key, or replaces it: what is absent gets its default, but `ativo`
   * stays. The same call again changes nothing.
   */
  gravar(
    chave: string,
    corpo: CorpoGravarAlerta,
    options?: RequestOptions,
  ): Promise<Alerta & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PUT', path: `/alertas/chave/${segment(chave)}`, body: corpo },
      options,
    )
  }

  /** One alert. */
  obter(id: string, options?: RequestOptions): Promise<Alerta> {
    return object(this.#transport, { method: 'GET', path: `/alertas/${segment(id)}` }, options)
  }

  /** Changes the given fields and leaves the rest: objects are merged, lists replaced. */
  alterar(
    id: string,
    corpo: CorpoAlterarAlerta,
    options?: RequestOptions,
  ): Promise<Alerta & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/alertas/${segment(id)}`, body: corpo },
      options,
    )
  }

  /** Deletes an alert. */
  excluir(id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: `/alertas/${segment(id)}` }, options)
  }

  /**
   * Shows what an alert would have found recently, without creating one. At most 200 items, with
   * those of `listas`.
   */
  simular(corpo: CorpoSimularAlerta = {}, options?: PostOptions): Promise<Simulacao & ComAvisos> {
    return object(this.#transport, post('/alertas/simular', corpo, options), options)
  }

  /** Runs the alert between two days; with `entregar`, delivers the results. */
  executar(
    id: string,
    corpo: CorpoExecutarAlerta,
    options?: PostOptions,
  ): Promise<Execucao & ComAvisos> {
    return object(
      this.#transport,
      post(`/alertas/${segment(id)}/executar`, corpo, options),
      options,
    )
  }

  /**
   * One day of the gazette for you: what each alert has found, each act once, and how far the day
   * was checked.
   */
  caderno(
    parametros: ParametrosLerCaderno = {},
    options?: RequestOptions,
  ): Promise<Caderno & ComAvisos> {
    return object(this.#transport, { method: 'GET', path: '/caderno', query: parametros }, options)
  }

  /** The openings and deadlines that the acts of a day name, the nearest first. */
  prazos_do_caderno(
    parametros: ParametrosListarPrazosDoCaderno = {},
    options?: RequestOptions,
  ): Promise<PrazosDoCaderno> {
    return object(
      this.#transport,
      { method: 'GET', path: '/caderno/prazos', query: parametros },
      options,
    )
  }

  /**
   * Marks acts as read, or saves them, for the person to whom the key belongs. The same call again
   * changes nothing.
   */
  marcar_atos(corpo: CorpoMarcarAtosDoCaderno, options?: RequestOptions): Promise<MarcaDePessoa[]> {
    return list(this.#transport, { method: 'PATCH', path: '/caderno/atos', body: corpo }, options)
  }

  /**
   * What the person to whom the key belongs has saved, the newest first. Awaited: one page;
   * iterated over: all, page by page.
   */
  guardados(
    parametros: ParametrosListarGuardados = {},
    options?: RequestOptions,
  ): Pages<PaginaGuardados, AtoGuardado> {
    return numberedPages(this.#transport, '/caderno/guardados', parametros, options)
  }

  /** At which hour the day goes by mail to the person to whom the key belongs. */
  caderno_por_email(options?: RequestOptions): Promise<CadernoPorEmail> {
    return object(this.#transport, { method: 'GET', path: '/caderno/email' }, options)
  }

  /** Asks for the day by mail, once a day. */
  definir_caderno_por_email(
    corpo: CorpoDefinirCadernoPorEmail,
    options?: RequestOptions,
  ): Promise<CadernoPorEmail> {
    return object(
      this.#transport,
      { method: 'PATCH', path: '/caderno/email', body: corpo },
      options,
    )
  }

  /** Ends the mails of days. */
  deixar_caderno_por_email(options?: RequestOptions): Promise<CadernoPorEmail> {
    return object(this.#transport, { method: 'DELETE', path: '/caderno/email' }, options)
  }
}
