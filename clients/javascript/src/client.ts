import { Alertas } from './api/alertas.ts'
import { Archive } from './api/archive.ts'
import { Boletins } from './api/boletins.ts'
import { Chaves } from './api/chaves.ts'
import { Contas } from './api/contas.ts'
import { Listas } from './api/listas.ts'
import { Pastas } from './api/pastas.ts'
import { Webhooks } from './api/webhooks.ts'
import { Exportacao } from './export.ts'
import type {
  Contrato,
  Licitacao,
  Movimento,
  Norma,
  ParametrosExportar,
  ParametrosExportarContratos,
  ParametrosExportarLicitacoes,
  ParametrosExportarNormas,
  ParametrosExportarSancoes,
  Sancao,
  ParametrosExportarPessoal,
  Publicacao,
} from './models.ts'
import { type ArautoOptions, type RequestOptions, readOptions } from './options.ts'
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
export class Arauto extends Archive {
  readonly #transport: Transport
  /** Webhooks of the account. */
  readonly webhooks: Webhooks
  /** Alerts of the account. */
  readonly alertas: Alertas
  /** Lists of items that alerts have in common. */
  readonly listas: Listas
  /** Bulletins of the account. */
  readonly boletins: Boletins
  /** Folders of the account. */
  readonly pastas: Pastas
  /** API keys. */
  readonly chaves: Chaves
  /** Accounts of the installation. */
  readonly contas: Contas

  /** Throws ConfigurationError without a key or an address. */
  constructor(options: ArautoOptions = {}) {
    const transport = new Transport(readOptions(options))
    super(transport)
    this.#transport = transport
    this.webhooks = new Webhooks(transport)
    this.alertas = new Alertas(transport)
    this.listas = new Listas(transport)
    this.boletins = new Boletins(transport)
    this.pastas = new Pastas(transport)
    this.chaves = new Chaves(transport)
    this.contas = new Contas(transport)
  }

  /** The rate limit in the last answer. */
  get rateLimit(): RateLimit {
    return this.#transport.rateLimit
  }

  /** All publications that a search finds, without limit, from oldest to newest, as they arrive. */
  exportar(
    parametros: ParametrosExportar = {},
    options?: RequestOptions,
  ): Exportacao<Partial<Publicacao>> {
    return new Exportacao(this.#transport, '/exportar', parametros, options)
  }

  /** All rows of contracts that the filters find, without limit, from oldest to newest. */
  exportarContratos(
    parametros: ParametrosExportarContratos = {},
    options?: RequestOptions,
  ): Exportacao<Contrato> {
    return new Exportacao(this.#transport, '/contratos/exportar', parametros, options)
  }

  /** All rows of movements of persons that the filters find, without limit, from oldest to newest. */
  exportarPessoal(
    parametros: ParametrosExportarPessoal = {},
    options?: RequestOptions,
  ): Exportacao<Movimento> {
    return new Exportacao(this.#transport, '/pessoal/exportar', parametros, options)
  }

  /** All rows of tenders that the filters find, without limit, from oldest to newest. */
  exportarLicitacoes(
    parametros: ParametrosExportarLicitacoes = {},
    options?: RequestOptions,
  ): Exportacao<Licitacao> {
    return new Exportacao(this.#transport, '/licitacoes/exportar', parametros, options)
  }

  /** All rows of norms that the filters find, without limit, from oldest to newest. */
  exportarNormas(
    parametros: ParametrosExportarNormas = {},
    options?: RequestOptions,
  ): Exportacao<Norma> {
    return new Exportacao(this.#transport, '/normas/exportar', parametros, options)
  }

  /** All rows of sanctions that the filters find, without limit, from oldest to newest. */
  exportarSancoes(
    parametros: ParametrosExportarSancoes = {},
    options?: RequestOptions,
  ): Exportacao<Sancao> {
    return new Exportacao(this.#transport, '/sancoes/exportar', parametros, options)
  }
}
