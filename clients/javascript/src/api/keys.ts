import type {
  Chave,
  ChaveCriada,
  Conta,
  CorpoAlterarChave,
  CorpoAlterarConta,
  CorpoCriarChave,
  CorpoCriarConta,
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

  /** Creates a key. `chave` is returned only here. */
  criar(corpo: CorpoCriarChave, options?: PostOptions): Promise<ChaveCriada> {
    return object(this.#transport, post('/chaves', corpo, options), options)
  }

  /** Keys of the account, or of another one. */
  listar(parametros: ParametrosListarChaves = {}, options?: RequestOptions): Promise<Chave[]> {
    return list(this.#transport, { method: 'GET', path: '/chaves', query: parametros }, options)
  }

  obter(id: string, options?: RequestOptions): Promise<Chave> {
    return object(this.#transport, { method: 'GET', path: keyPath(id) }, options)
  }

  alterar(id: string, corpo: CorpoAlterarChave, options?: RequestOptions): Promise<Chave> {
    return object(this.#transport, { method: 'PATCH', path: keyPath(id), body: corpo }, options)
  }

  /** Takes effect at once. */
  revogar(id: string, options?: RequestOptions): Promise<void> {
    return nothing(this.#transport, { method: 'DELETE', path: keyPath(id) }, options)
  }

  /** Requests per day. */
  uso(
    id: string,
    parametros: ParametrosObterUsoChave = {},
    options?: RequestOptions,
  ): Promise<UsoDiario[]> {
    const path = `${keyPath(id)}/uso`
    return list(this.#transport, { method: 'GET', path, query: parametros }, options)
  }
}

/** Accounts of the installation. The key needs the scope `administracao`. */
export class Contas {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  listar(options?: RequestOptions): Promise<Conta[]> {
    return list(this.#transport, { method: 'GET', path: '/contas' }, options)
  }

  criar(corpo: CorpoCriarConta, options?: PostOptions): Promise<Conta> {
    return object(this.#transport, post('/contas', corpo, options), options)
  }

  alterar(id: string, corpo: CorpoAlterarConta, options?: RequestOptions): Promise<Conta> {
    const path = `/contas/${segment(id)}`
    return object(this.#transport, { method: 'PATCH', path, body: corpo }, options)
  }
}

function keyPath(id: string): string {
  return `/chaves/${segment(id)}`
}
