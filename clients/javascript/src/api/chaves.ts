/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  Chave,
  ChaveCriada,
  CorpoAlterarChave,
  CorpoCriarChave,
  ParametrosListarChaves,
  ParametrosObterUsoChave,
  UsoDiario,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Transport } from '../transport.ts'
import { list, nothing, object, post, segment } from './resource.ts'

/** API keys. Those of other accounts need the scope `administracao`. */
export class Chaves {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Keys of the account, or of another one. */
  listar(parametros: ParametrosListarChaves = {}, options?: RequestOptions): Promise<Chave[]> {
    return list(this.#transport, { method: 'GET', path: '/chaves', query: parametros }, options)
  }

  /** Creates a key. `chave` is returned only here. */
  criar(corpo: CorpoCriarChave, options?: PostOptions): Promise<ChaveCriada> {
    return object(this.#transport, post('/chaves', corpo, options), options)
  }

  /** One key, without its secret part. */
  obter(id: string, options?: RequestOptions): Promise<Chave> {
    return object(this.#transport, { method: 'GET', path: `/chaves/${segment(id)}` }, options)
  }

  /** Changes the given fields and leaves the rest. */
  alterar(id: string, corpo: CorpoAlterarChave, options?: RequestOptions): Promise<Chave> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/chaves/${segment(id)}`, body: corpo },
      options,
    )
  }

  /** Revokes a key. It takes effect at once. */
  revogar(id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: `/chaves/${segment(id)}` }, options)
  }

  /** Requests per day. */
  uso(
    id: string,
    parametros: ParametrosObterUsoChave = {},
    options?: RequestOptions,
  ): Promise<UsoDiario[]> {
    return list(
      this.#transport,
      { method: 'GET', path: `/chaves/${segment(id)}/uso`, query: parametros },
      options,
    )
  }
}
