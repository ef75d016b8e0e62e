/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type { Conta, CorpoAlterarConta, CorpoCriarConta } from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Transport } from '../transport.ts'
import { list, object, post, segment } from './resource.ts'

/** Accounts of the installation. The key needs the scope `administracao`. */
export class Contas {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** All accounts. */
  listar(options?: RequestOptions): Promise<Conta[]> {
    return list(this.#transport, { method: 'GET', path: '/contas' }, options)
  }

  /** Creates an account. */
  criar(corpo: CorpoCriarConta, options?: PostOptions): Promise<Conta> {
    return object(this.#transport, post('/contas', corpo, options), options)
  }

  /** Changes the given fields and leaves the rest. */
  alterar(id: string, corpo: CorpoAlterarConta, options?: RequestOptions): Promise<Conta> {
    return object(
      this.#transport,
      { method: 'PATCH', path: `/contas/${segment(id)}`, body: corpo },
      options,
    )
  }
}
