/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  CorpoAlterarLista,
  CorpoCriarLista,
  CorpoGravarLista,
  ListaComItens,
  ListaDeTermos,
  ListaGravada,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Transport } from '../transport.ts'
import { list, nothing, object, post, segment } from './resource.ts'

/** Lists of items that alerts have in common. The key needs the scope `alertas`. */
export class Listas {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** All lists of the account, without their items. */
  listar(options?: RequestOptions): Promise<ListaDeTermos[]> {
    return list(this.#transport, { method: 'GET', path: '/listas' }, options)
  }

  /** Creates a list. Read `recusados`: items that could not be read are left out. */
  criar(corpo: CorpoCriarLista, options?: PostOptions): Promise<ListaGravada> {
    return object(this.#transport, post('/listas', corpo, options), options)
  }

  /**
   * Creates the list with this key, or replaces it. The same call again changes nothing: `mudou`
   * says so.
   */
  gravar(chave: string, corpo: CorpoGravarLista, options?: RequestOptions): Promise<ListaGravada> {
    return object(
      this.#transport,
      { method: 'PUT', path: `/listas/chave/${segment(chave)}`, body: corpo },
      options,
    )
  }

  /** One list with its items. */
  obter(id: string, options?: RequestOptions): Promise<ListaComItens> {
    return object(this.#transport, { method: 'GET', path: `/listas/${segment(id)}` }, options)
  }

  /** Changes the given fields; adds and removes items, or replaces all. */
  alterar(id: string, corpo: CorpoAlterarLista, options?: RequestOptions): Promise<ListaGravada> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/listas/${segment(id)}`, body: corpo },
      options,
    )
  }

  /** Deletes a list that no alert has. */
  excluir(id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: `/listas/${segment(id)}` }, options)
  }
}
