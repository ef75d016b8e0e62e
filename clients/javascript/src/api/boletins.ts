/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  Boletim,
  CorpoAlterarBoletim,
  CorpoCriarBoletim,
  CorpoGravarBoletim,
  CorpoPreverBoletim,
  EnvioBoletim,
  EnvioBoletimDetalhe,
  PaginaAbertaBoletim,
  PaginaEnviosBoletim,
  PaginasAbertasBoletim,
  ParametrosListarEnviosBoletim,
  ParametrosListarPaginasBoletim,
  PreviaBoletim,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Pages } from '../pages.ts'
import type { Transport } from '../transport.ts'
import { type ComAvisos, list, nothing, numberedPages, object, post, segment } from './resource.ts'

/** Mails of what several alerts have found, each act once. The key needs the scope `alertas`. */
export class Boletins {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** All bulletins of the account. */
  listar(options?: RequestOptions): Promise<Boletim[]> {
    return list(this.#transport, { method: 'GET', path: '/boletins' }, options)
  }

  /** Creates a bulletin. Read `avisos`: they tell why it might reach nobody. */
  criar(corpo: CorpoCriarBoletim, options?: PostOptions): Promise<Boletim & ComAvisos> {
    return object(this.#transport, post('/boletins', corpo, options), options)
  }

  /**
   * Creates the bulletin with this key, or replaces it: what is absent gets its default, but
   * `ativo` stays. The same call again changes nothing.
   */
  gravar(
    chave: string,
    corpo: CorpoGravarBoletim,
    options?: RequestOptions,
  ): Promise<Boletim & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PUT', path: `/boletins/chave/${segment(chave)}`, body: corpo },
      options,
    )
  }

  /** One bulletin. */
  obter(id: string, options?: RequestOptions): Promise<Boletim> {
    return object(this.#transport, { method: 'GET', path: `/boletins/${segment(id)}` }, options)
  }

  /** Changes the given fields and leaves the rest: lists are replaced. */
  alterar(
    id: string,
    corpo: CorpoAlterarBoletim,
    options?: RequestOptions,
  ): Promise<Boletim & ComAvisos> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/boletins/${segment(id)}`, body: corpo },
      options,
    )
  }

  /** Deletes a bulletin and its history. */
  excluir(id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: `/boletins/${segment(id)}` }, options)
  }

  /** Shows the mail that the bulletin would have been on a past day. Nothing is sent. */
  prever(id: string, corpo: CorpoPreverBoletim, options?: PostOptions): Promise<PreviaBoletim> {
    return object(this.#transport, post(`/boletins/${segment(id)}/previa`, corpo, options), options)
  }

  /**
   * What was made of the bulletin, newest first, and who received it. Awaited: one page; iterated
   * over: all, page by page.
   */
  envios(
    id: string,
    parametros: ParametrosListarEnviosBoletim = {},
    options?: RequestOptions,
  ): Pages<PaginaEnviosBoletim, EnvioBoletim> {
    return numberedPages(this.#transport, `/boletins/${segment(id)}/envios`, parametros, options)
  }

  /** One of them, with what it said. */
  envio(id: string, envio_id: string, options?: RequestOptions): Promise<EnvioBoletimDetalhe> {
    return object(
      this.#transport,
      { method: 'GET', path: `/boletins/${segment(id)}/envios/${segment(envio_id)}` },
      options,
    )
  }

  /** Closes the page that whoever has the link of the mail reads, for good. */
  fecharPagina(id: string, envio_id: string, options?: RequestOptions): Promise<void> {
    return nothing(
      this.#transport,
      { method: 'DELETE', path: `/boletins/${segment(id)}/envios/${segment(envio_id)}/pagina` },
      options,
    )
  }

  /**
   * The pages of the bulletin that still open, newest first, also those that the history has
   * forgotten. Awaited: one page; iterated over: all, page by page.
   */
  paginas(
    id: string,
    parametros: ParametrosListarPaginasBoletim = {},
    options?: RequestOptions,
  ): Pages<PaginasAbertasBoletim, PaginaAbertaBoletim> {
    return numberedPages(this.#transport, `/boletins/${segment(id)}/paginas`, parametros, options)
  }

  /** Closes every page of the bulletin, for good. */
  fecharPaginas(id: string, options?: RequestOptions): Promise<void> {
    return nothing(
      this.#transport,
      { method: 'DELETE', path: `/boletins/${segment(id)}/paginas` },
      options,
    )
  }
}
