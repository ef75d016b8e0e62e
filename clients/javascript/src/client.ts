import { Alertas } from './api/alerts.ts'
import { Chaves, Contas } from './api/keys.ts'
import { cursorPages, list, numberedPages, object, segment } from './api/resource.ts'
import { type ComAvisos, Webhooks } from './api/webhooks.ts'
import { Exportacao } from './export.ts'
import type {
  Coletor,
  Edicao,
  Evento,
  Fonte,
  Orgao,
  PaginaEventos,
  PaginaResultados,
  ParametrosBuscar,
  ParametrosExportar,
  ParametrosListarEdicoes,
  ParametrosListarEventos,
  ParametrosListarFontes,
  ParametrosListarOrgaos,
  ParametrosListarSemelhantes,
  ParametrosObterPublicacoes,
  ParametrosSugerir,
  Publicacao,
  Publicacoes,
  ResultadoBusca,
  Secao,
  Sugestao,
  TipoAto,
} from './models.ts'
import { type ArautoOptions, type RequestOptions, readOptions } from './options.ts'
import type { Pages } from './pages.ts'
import { type RateLimit, Transport } from './transport.ts'

/**
 * A client of one Arauto service. For programs on a server: the key is a secret, and must not be in
 * a web page.
 *
 * ```js
 * const arauto = new Arauto({ apiKey: 'ar_…', baseUrl: 'https://…/api/v1' })
 * const { total, resultados, avisos } = await arauto.buscar({ termo: '"pregão eletrônico"', secao:
 * '3' })
 * ```
 */
export class Arauto {
  readonly #transport: Transport
  /** Webhooks of the account. */
  readonly webhooks: Webhooks
  /** Alerts of the account. */
  readonly alertas: Alertas
  /** API keys. */
  readonly chaves: Chaves
  /** Accounts of the installation. */
  readonly contas: Contas

  /** Throws ConfigurationError without a key or an address. */
  constructor(options: ArautoOptions = {}) {
    this.#transport = new Transport(readOptions(options))
    this.webhooks = new Webhooks(this.#transport)
    this.alertas = new Alertas(this.#transport)
    this.chaves = new Chaves(this.#transport)
    this.contas = new Contas(this.#transport)
  }

  /** The rate limit in the last answer. */
  get rateLimit(): RateLimit {
    return this.#transport.rateLimit
  }

  /**
   * Searches: one page when awaited, all publications when iterated over. `avisos` tell why
   * something may be missing; read them before you trust a total of zero.
   */
  buscar(
    parametros: ParametrosBuscar,
    options?: RequestOptions,
  ): Pages<PaginaResultados, ResultadoBusca> {
    return numberedPages(this.#transport, '/buscar', parametros, options)
  }

  /** One publication with its full text. */
  publicacao(id: string, options?: RequestOptions): Promise<Publicacao> {
    return object(this.#transport, { method: 'GET', path: `/publicacao/${segment(id)}` }, options)
  }

  /** All publications that a search finds, without limit, from oldest to newest, as they arrive. */
  exportar(parametros: ParametrosExportar = {}, options?: RequestOptions): Exportacao {
    return new Exportacao(this.#transport, parametros, options)
  }

  /**
   * Up to 100 publications at once, in the requested order; `inexistentes` lists those that do not
   * exist.
   */
  publicacoes(
    ids: readonly string[],
    parametros: Omit<ParametrosObterPublicacoes, 'ids'> = {},
    options?: RequestOptions,
  ): Promise<Publicacoes> {
    const query = { ids: ids.join(','), ...parametros }
    return object(this.#transport, { method: 'GET', path: '/publicacoes', query }, options)
  }

  /** Acts of the same type that have most in common with this one, most similar first. */
  semelhantes(
    id: string,
    parametros: ParametrosListarSemelhantes = {},
    options?: RequestOptions,
  ): Promise<ResultadoBusca[]> {
    const path = `/publicacao/${segment(id)}/semelhantes`
    return list(this.#transport, { method: 'GET', path, query: parametros }, options)
  }

  /** The sections of the gazette. */
  secoes(options?: RequestOptions): Promise<Secao[]> {
    return list(this.#transport, { method: 'GET', path: '/secoes' }, options)
  }

  /** Editions of a day, a month or a year; without any, the 100 most recent. */
  edicoes(
    parametros: ParametrosListarEdicoes = {},
    options?: RequestOptions,
  ): Promise<Edicao[] & ComAvisos> {
    return list(this.#transport, { method: 'GET', path: '/edicoes', query: parametros }, options)
  }

  /**
   * Government bodies that have publications: the topmost, those under `pai`, or those that begin
   * with `prefixo`.
   */
  orgaos(parametros: ParametrosListarOrgaos = {}, options?: RequestOptions): Promise<Orgao[]> {
    return list(this.#transport, { method: 'GET', path: '/orgaos', query: parametros }, options)
  }

  /** Types of acts, most common first. */
  tiposAto(options?: RequestOptions): Promise<TipoAto[]> {
    return list(this.#transport, { method: 'GET', path: '/tipos-ato' }, options)
  }

  /** Completions of the typed text: bodies, norms, words of the texts; at most 5 of each. */
  sugerir(parametros: ParametrosSugerir, options?: RequestOptions): Promise<Sugestao[]> {
    return list(this.#transport, { method: 'GET', path: '/sugestoes', query: parametros }, options)
  }

  /** The state of each section of each day: complete, partial, failed, not published yet. */
  fontes(
    parametros: ParametrosListarFontes = {},
    options?: RequestOptions,
  ): Promise<Fonte[] & { coletor: Coletor | null }> {
    return list(this.#transport, { method: 'GET', path: '/fontes', query: parametros }, options)
  }

  /** Events in the order in which they were recorded. Keep `proximo`: it is where to continue. */
  eventos(
    parametros: ParametrosListarEventos = {},
    options?: RequestOptions,
  ): Pages<PaginaEventos, Evento> {
    return cursorPages(this.#transport, '/eventos', parametros, options)
  }
}
