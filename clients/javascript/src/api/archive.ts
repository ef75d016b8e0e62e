/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

import type {
  AlteracaoDeNorma,
  AlteracoesDaNorma,
  Coletor,
  Contrato,
  CorpoVerificarCitacoes,
  Declaracao,
  Edicao,
  Evento,
  FichaDaNorma,
  Fonte,
  Licitacao,
  Movimento,
  Norma,
  Orgao,
  PaginaAlteracoes,
  PaginaContratos,
  PaginaEventos,
  PaginaLicitacoes,
  PaginaNormas,
  PaginaPessoal,
  PaginaResultados,
  PaginaSancoes,
  ParametrosBuscar,
  ParametrosListarAlteracoes,
  ParametrosListarAlteracoesDaNorma,
  ParametrosListarContratos,
  ParametrosListarDeclaracoes,
  ParametrosListarEdicoes,
  ParametrosListarEventos,
  ParametrosListarFontes,
  ParametrosListarLicitacoes,
  ParametrosListarNormas,
  ParametrosListarOrgaos,
  ParametrosListarPessoal,
  ParametrosListarPontualidade,
  ParametrosListarSancoes,
  ParametrosListarSemelhantes,
  ParametrosObterPublicacao,
  ParametrosObterPublicacoes,
  ParametrosSugerir,
  Pontualidade,
  Prova,
  Publicacao,
  Publicacoes,
  ResultadoBusca,
  Sancao,
  Secao,
  Sugestao,
  TipoAto,
  Verificacao,
} from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import type { Pages } from '../pages.ts'
import type { Transport } from '../transport.ts'
import {
  type ComAvisos,
  cursorPages,
  joined,
  list,
  numberedPages,
  object,
  post,
  segment,
} from './resource.ts'

/** What the service has collected: publications, editions, bodies, events. */
export class Archive {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Searches for publications. `avisos` tell why something may be missing; read them before you
   * trust a total of zero. Awaited: one page; iterated over: all, page by page.
   */
  buscar(
    parametros: ParametrosBuscar,
    options?: RequestOptions,
  ): Pages<PaginaResultados, ResultadoBusca> {
    return numberedPages(this.#transport, '/buscar', parametros, options)
  }

  /** One publication with its full text. */
  publicacao(
    id: string,
    parametros: ParametrosObterPublicacao = {},
    options?: RequestOptions,
  ): Promise<Publicacao & ComAvisos> {
    return object(
      this.#transport,
      { method: 'GET', path: `/publicacao/${segment(id)}`, query: parametros },
      options,
    )
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
    return object(
      this.#transport,
      { method: 'GET', path: '/publicacoes', query: { ids: joined(ids, 'ids'), ...parametros } },
      options,
    )
  }

  /** What proves, without Arauto, that a publication was in the zip of a day. */
  prova(id: string, options?: RequestOptions): Promise<Prova> {
    return object(
      this.#transport,
      { method: 'GET', path: `/publicacao/${segment(id)}/prova` },
      options,
    )
  }

  /** Acts of the same type that have most in common with this one, most similar first. */
  semelhantes(
    id: string,
    parametros: ParametrosListarSemelhantes = {},
    options?: RequestOptions,
  ): Promise<ResultadoBusca[]> {
    return list(
      this.#transport,
      { method: 'GET', path: `/publicacao/${segment(id)}/semelhantes`, query: parametros },
      options,
    )
  }

  /**
   * What a text cites (acts, places of the gazette, proceedings), and whether each exists, was
   * corrected or revoked.
   */
  verificarCitacoes(
    corpo: CorpoVerificarCitacoes,
    options?: PostOptions,
  ): Promise<Verificacao & ComAvisos> {
    return object(this.#transport, post('/citacoes/verificar', corpo, options), options)
  }

  /** The publications on a printed page of the gazette. */
  paginaDou(
    data: string,
    secao: string,
    pagina: string,
    options?: RequestOptions,
  ): Promise<ResultadoBusca[] & ComAvisos> {
    return list(
      this.#transport,
      { method: 'GET', path: `/dou/${segment(data)}/${segment(secao)}/${segment(pagina)}` },
      options,
    )
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

  /**
   * What the installation stated and signed about the zips of each day, in the order in which it
   * did.
   */
  declaracoes(
    parametros: ParametrosListarDeclaracoes = {},
    options?: RequestOptions,
  ): Promise<Declaracao[]> {
    return list(
      this.#transport,
      { method: 'GET', path: '/fontes/declaracoes', query: parametros },
      options,
    )
  }

  /**
   * When the source offered each section of each day, when it was here, when its deliveries went
   * out; and p50 and p99 of each leg by month.
   */
  pontualidade(
    parametros: ParametrosListarPontualidade = {},
    options?: RequestOptions,
  ): Promise<Pontualidade> {
    return object(
      this.#transport,
      { method: 'GET', path: '/pontualidade', query: parametros },
      options,
    )
  }

  /**
   * Events in the order in which they were recorded. Keep `proximo`: it is where to continue.
   * Awaited: one page; iterated over: all, page by page.
   */
  eventos(
    parametros: ParametrosListarEventos = {},
    options?: RequestOptions,
  ): Pages<PaginaEventos, Evento> {
    return cursorPages('apos', this.#transport, '/eventos', parametros, options)
  }

  /**
   * What changed in the archive, in the order of commits, each publication as it is now. Keep
   * `proximo`: it is where to continue, at any time.
   */
  alteracoes(
    parametros: ParametrosListarAlteracoes = {},
    options?: RequestOptions,
  ): Promise<PaginaAlteracoes> {
    return object(
      this.#transport,
      { method: 'GET', path: '/alteracoes', query: parametros },
      options,
    )
  }

  /**
   * Contracts and their kin as rows, read from extracts: one contractor of one instrument each.
   * Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not been
   * read. Awaited: one page; iterated over: all, page by page.
   */
  contratos(
    parametros: ParametrosListarContratos = {},
    options?: RequestOptions,
  ): Pages<PaginaContratos, Contrato> {
    return cursorPages('cursor', this.#transport, '/contratos', parametros, options)
  }

  /**
   * Movements of persons as rows, read from acts of Section 2: one person in one movement each.
   * Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not been
   * read. Awaited: one page; iterated over: all, page by page.
   */
  pessoal(
    parametros: ParametrosListarPessoal = {},
    options?: RequestOptions,
  ): Pages<PaginaPessoal, Movimento> {
    return cursorPages('cursor', this.#transport, '/pessoal', parametros, options)
  }

  /**
   * Tenders as rows, read from notices: one tender in one notice each. Experimental: `qualidade`
   * tells what was measured. `avisos` tell which editions have not been read. Awaited: one page;
   * iterated over: all, page by page.
   */
  licitacoes(
    parametros: ParametrosListarLicitacoes = {},
    options?: RequestOptions,
  ): Pages<PaginaLicitacoes, Licitacao> {
    return cursorPages('cursor', this.#transport, '/licitacoes', parametros, options)
  }

  /**
   * Sanctions of companies in tenders and contracts as rows: one sanction of one company in one act
   * each. Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
   * been read. Awaited: one page; iterated over: all, page by page.
   */
  sancoes(
    parametros: ParametrosListarSancoes = {},
    options?: RequestOptions,
  ): Pages<PaginaSancoes, Sancao> {
    return cursorPages('cursor', this.#transport, '/sancoes', parametros, options)
  }

  /**
   * Norms as rows: acts that make rules, or change and revoke those of others, one in each row,
   * with what they change and when they come into force. Experimental: `qualidade` tells what was
   * measured. `avisos` tell which editions have not been read. Awaited: one page; iterated over:
   * all, page by page.
   */
  normas(
    parametros: ParametrosListarNormas = {},
    options?: RequestOptions,
  ): Pages<PaginaNormas, Norma> {
    return cursorPages('cursor', this.#transport, '/normas', parametros, options)
  }

  /**
   * What the archive knows of one norm: how many acts name it, the acts that are it, how many
   * change, revoke or regulate it, and which revoke it wholly. Experimental: that none is found
   * does not mean that the norm is in force.
   */
  norma(norma: string, options?: RequestOptions): Promise<FichaDaNorma & ComAvisos> {
    return object(this.#transport, { method: 'GET', path: `/normas/${segment(norma)}` }, options)
  }

  /**
   * What the acts of the archive did to a norm: which of them change, revoke or regulate it, the
   * newest first, with the words that say so. Experimental: that none is found does not mean that
   * the norm is in force. Awaited: one page; iterated over: all, page by page.
   */
  alteracoesDaNorma(
    norma: string,
    parametros: ParametrosListarAlteracoesDaNorma = {},
    options?: RequestOptions,
  ): Pages<AlteracoesDaNorma, AlteracaoDeNorma> {
    return cursorPages(
      'cursor',
      this.#transport,
      `/normas/${segment(norma)}/alteracoes`,
      parametros,
      options,
    )
  }
}
