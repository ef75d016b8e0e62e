/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  AtoDePasta,
  CorpoAlterarAtoDaPasta,
  CorpoAlterarPasta,
  CorpoCriarPasta,
  CorpoGuardarAtoEmPasta,
  PaginaAtosDePasta,
  ParametrosExcluirPasta,
  ParametrosListarAtosDaPasta,
  ParametrosListarPastas,
  ParametrosRetirarAtoDaPasta,
  Pasta,
  PastaComEtiquetas,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Pages } from '../pages.ts'
import type { Transport } from '../transport.ts'
import { list, nothing, numberedPages, object, post, segment } from './resource.ts'

/**
 * Folders in which the account keeps acts, with what its people say of them. The key needs the
 * scope `alertas`.
 */
export class Pastas {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** All folders of the account. */
  listar(parametros: ParametrosListarPastas = {}, options?: RequestOptions): Promise<Pasta[]> {
    return list(this.#transport, { method: 'GET', path: '/pastas', query: parametros }, options)
  }

  /** Creates a folder. */
  criar(corpo: CorpoCriarPasta, options?: PostOptions): Promise<Pasta> {
    return object(this.#transport, post('/pastas', corpo, options), options)
  }

  /** One folder, with the labels in it. */
  obter(id: string, options?: RequestOptions): Promise<PastaComEtiquetas> {
    return object(this.#transport, { method: 'GET', path: `/pastas/${segment(id)}` }, options)
  }

  /** Renames a folder. */
  alterar(
    id: string,
    corpo: CorpoAlterarPasta,
    options?: RequestOptions,
  ): Promise<PastaComEtiquetas> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/pastas/${segment(id)}`, body: corpo },
      options,
    )
  }

  /** Deletes a folder, with what was said of its acts. */
  excluir(
    id: string,
    parametros: ParametrosExcluirPasta = {},
    options?: RequestOptions,
  ): Promise<void> {
    return nothing(
      this.#transport,
      { method: 'DELETE', path: `/pastas/${segment(id)}`, query: parametros },
      options,
    )
  }

  /**
   * The acts in a folder, each as it is now. Awaited: one page; iterated over: all, page by page.
   */
  atos(
    id: string,
    parametros: ParametrosListarAtosDaPasta = {},
    options?: RequestOptions,
  ): Pages<PaginaAtosDePasta, AtoDePasta> {
    return numberedPages(this.#transport, `/pastas/${segment(id)}/atos`, parametros, options)
  }

  /** One act in a folder, as it is now. */
  obter_ato(id: string, publicacao_id: string, options?: RequestOptions): Promise<AtoDePasta> {
    return object(
      this.#transport,
      { method: 'GET', path: `/pastas/${segment(id)}/atos/${segment(publicacao_id)}` },
      options,
    )
  }

  /**
   * Puts an act into a folder, or changes what is said of it there; what is absent stays. The same
   * call again changes nothing.
   */
  guardar(
    id: string,
    publicacao_id: string,
    corpo: CorpoGuardarAtoEmPasta = {},
    options?: RequestOptions,
  ): Promise<AtoDePasta> {
    return object(
      this.#transport,
      { method: 'PUT', path: `/pastas/${segment(id)}/atos/${segment(publicacao_id)}`, body: corpo },
      options,
    )
  }

  /** Changes what is said of an act that is in the folder; what is absent stays. */
  anotar(
    id: string,
    publicacao_id: string,
    corpo: CorpoAlterarAtoDaPasta,
    options?: RequestOptions,
  ): Promise<AtoDePasta> {
    return object(
      this.#transport,
      {
        method: 'PATCH',
        path: `/pastas/${segment(id)}/atos/${segment(publicacao_id)}`,
        body: corpo,
      },
      options,
    )
  }

  /** Takes an act out of a folder. */
  retirar(
    id: string,
    publicacao_id: string,
    parametros: ParametrosRetirarAtoDaPasta = {},
    options?: RequestOptions,
  ): Promise<void> {
    return nothing(
      this.#transport,
      {
        method: 'DELETE',
        path: `/pastas/${segment(id)}/atos/${segment(publicacao_id)}`,
        query: parametros,
      },
      options,
    )
  }
}
