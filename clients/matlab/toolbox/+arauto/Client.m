classdef Client < handle
%CLIENT  A connection to an Arauto service.
%   c = arauto.Client() takes the key and the address from the environment variables ARAUTO_API_KEY and
%   ARAUTO_BASE_URL. c = arauto.Client(NAME, VALUE, ...) sets any of
%
%     api_key          the key, 'ar_...'. It is never printed
%     base_url         address of the API, up to and with /api/v1
%     timeout          seconds that one attempt may take in all (30)
%     connect_timeout  seconds for connecting (5)
%     max_retries      the number of retries after a temporary failure (2)
%     max_wait         the longest wait before trying again, in seconds (60); if the service asks for more, the error
%                      is raised at once, with retry_after
%     user_agent       text to add to the User-Agent header
%     transport, sleep, now, random   function handles, for tests
%
%   Requests are retried after connection errors, timeouts and the statuses 408, 429, 500, 502, 503 and 504. Requests
%   that create or trigger something have an Idempotency-Key, so that a repetition does nothing twice; changes are
%   repeated only after 429. Redirects are never followed: the key would be sent along.
%
%   Answers are structs with the names of the API; lists are struct arrays, which arauto.toTable makes tables in MATLAB.
%   A second output has the answer's other fields, such as avisos. Notices of the service are warnings
%   arauto:Notice.
%
%   Errors have the identifiers arauto:Configuration, arauto:Connection, arauto:Timeout, arauto:BadRequest,
%   arauto:Authentication, arauto:Permission, arauto:NotFound, arauto:Conflict, arauto:RateLimit, arauto:Server,
%   arauto:Api (any other status), arauto:ResponseFormat and arauto:WebhookSignature. c.last_error has the details of the
%   last one: status, codigo, mensagem, detalhes, request_id, retry_after.
%
%   Example:
%     c = arauto.Client();
%     page = c.buscar('portaria', 'secao', '2', 'ordem', 'recentes');
%     fprintf('%d publications\n', page.total);
%
%   See also arauto.Pages, arauto.toTable, arauto.verifyWebhook

  properties (SetAccess = private)
    base_url
    timeout
    connect_timeout
    max_retries
    max_wait
    user_agent
    webhooks   % see arauto.internal.Webhooks
    alertas    % see arauto.internal.Alertas
    boletins   % see arauto.internal.Boletins
    chaves     % see arauto.internal.Chaves
    listas     % see arauto.internal.Listas
    pastas     % see arauto.internal.Pastas
    contas     % see arauto.internal.Contas
  end

  properties (Dependent)
    rate_limit   % what the last answer said: limit, remaining, reset (Unix seconds); [] before the first
    last_error   % details of the last error; [] before the first
  end

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Client(varargin)
      if numel(varargin) == 1 && isstruct(varargin{1})
        self.settings = varargin{1};
      else
        self.settings = arauto.internal.settings(varargin{:});
      end
      for name = {'base_url', 'timeout', 'connect_timeout', 'max_retries', 'max_wait', 'user_agent'}
        self.(name{1}) = self.settings.(name{1});
      end
      self.webhooks = arauto.internal.Webhooks(self.settings);
      self.alertas = arauto.internal.Alertas(self.settings);
      self.boletins = arauto.internal.Boletins(self.settings);
      self.chaves = arauto.internal.Chaves(self.settings);
      self.listas = arauto.internal.Listas(self.settings);
      self.pastas = arauto.internal.Pastas(self.settings);
      self.contas = arauto.internal.Contas(self.settings);
    end

    function other = with(self, varargin)
    %WITH  The same connection with other options: patient = c.with('timeout', 120)
      other = arauto.Client(arauto.internal.changed(self.settings, varargin{:}));
    end

    function value = get.rate_limit(self)
      value = self.settings.state.rate_limit;
    end

    function value = get.last_error(self)
      value = self.settings.state.last_error;
    end

    function items = exportar(self, varargin)
    %EXPORTAR  All results of a search, without pages, as a struct array.
    %   acts = c.exportar('termo', 'licitação', 'campos', {'id', 'titulo'}). Names: termo, literal, data_inicio,
    %   data_fim, secao, orgao, orgao_exceto, tipo_ato, edicao, situacao, cnpj, valor_min, valor_max, campos, agrupar,
    %   apos. An interrupted answer resumes after the last complete row, unless campos has no id.
      items = arauto.internal.exportItems(self.settings, '/exportar', arauto.internal.exportNames(''), varargin);
    end

    function items = exportarContratos(self, varargin)
    %EXPORTARCONTRATOS  All rows of contratos with the same filters, without pages, as a struct array.
    %   rows = c.exportarContratos('data_inicio', '2026-03-01'). Names: those of contratos, without ordem, cursor,
    %   facetas and limite, and apos: the row after which to begin, as 'publicacao#id'.
      names = arauto.internal.exportNames('contratos');
      items = arauto.internal.exportItems(self.settings, '/contratos/exportar', names, varargin);
    end

    function items = exportarPessoal(self, varargin)
    %EXPORTARPESSOAL  All rows of pessoal with the same filters, without pages, as a struct array.
    %   rows = c.exportarPessoal('codigo_min', 'FCE 1.15'). Names: those of pessoal, without ordem, cursor, facetas and
    %   limite, and apos: the row after which to begin, as 'publicacao#id'.
      names = arauto.internal.exportNames('pessoal');
      items = arauto.internal.exportItems(self.settings, '/pessoal/exportar', names, varargin);
    end

    function items = exportarLicitacoes(self, varargin)
    %EXPORTARLICITACOES  All rows of licitacoes with the same filters, without pages, as a struct array.
    %   rows = c.exportarLicitacoes('abertura_de', '2026-03-01'). Names: those of licitacoes, without ordem, cursor,
    %   facetas and limite, and apos: the row after which to begin, as 'publicacao#id'.
      names = arauto.internal.exportNames('licitacoes');
      items = arauto.internal.exportItems(self.settings, '/licitacoes/exportar', names, varargin);
    end

    function items = exportarSancoes(self, varargin)
    %EXPORTARSANCOES  All rows of sancoes with the same filters, without pages, as a struct array.
    %   rows = c.exportarSancoes('vigente_em', '2026-03-01'). Names: those of sancoes, without ordem, cursor, facetas
    %   and limite, and apos: the row after which to begin, as 'publicacao#id'.
      names = arauto.internal.exportNames('sancoes');
      items = arauto.internal.exportItems(self.settings, '/sancoes/exportar', names, varargin);
    end

    function items = exportarNormas(self, varargin)
    %EXPORTARNORMAS  All rows of normas with the same filters, without pages, as a struct array.
    %   rows = c.exportarNormas('revoga', 'Portaria 8/2020'). Names: those of normas, without ordem, cursor, facetas and
    %   limite, and apos: the row after which to begin, as 'publicacao#id'.
      names = arauto.internal.exportNames('normas');
      items = arauto.internal.exportItems(self.settings, '/normas/exportar', names, varargin);
    end

    function path = saveExport(self, path, varargin)
    %SAVEEXPORT  Saves an export as a file, 'csv', 'jsonl' or 'parquet'; the file appears only when complete.
    %   c.saveExport('atos.csv', 'termo', 'licitação', 'bom', true). Names: those of exportar, and formato, bom.
      path = arauto.internal.exportFile(self.settings, '/exportar', arauto.internal.exportNames(''), path, varargin);
    end

    function path = saveExportContratos(self, path, varargin)
    %SAVEEXPORTCONTRATOS  Saves rows of contratos as a file, as saveExport does.
    %   c.saveExportContratos('contratos.csv', 'data_inicio', '2026-03-01'). Names: those of exportarContratos, and
    %   formato, bom.
      names = arauto.internal.exportNames('contratos');
      path = arauto.internal.exportFile(self.settings, '/contratos/exportar', names, path, varargin);
    end

    function path = saveExportPessoal(self, path, varargin)
    %SAVEEXPORTPESSOAL  Saves rows of pessoal as a file, as saveExport does.
    %   c.saveExportPessoal('pessoal.csv', 'codigo_min', 'FCE 1.15'). Names: those of exportarPessoal, and formato, bom.
      names = arauto.internal.exportNames('pessoal');
      path = arauto.internal.exportFile(self.settings, '/pessoal/exportar', names, path, varargin);
    end

    function path = saveExportLicitacoes(self, path, varargin)
    %SAVEEXPORTLICITACOES  Saves rows of licitacoes as a file, as saveExport does.
    %   c.saveExportLicitacoes('licitacoes.csv', 'abertura_de', '2026-03-01'). Names: those of exportarLicitacoes, and
    %   formato, bom.
      names = arauto.internal.exportNames('licitacoes');
      path = arauto.internal.exportFile(self.settings, '/licitacoes/exportar', names, path, varargin);
    end

    function path = saveExportSancoes(self, path, varargin)
    %SAVEEXPORTSANCOES  Saves rows of sancoes as a file, as saveExport does.
    %   c.saveExportSancoes('sancoes.csv', 'vigente_em', '2026-03-01'). Names: those of exportarSancoes, and formato,
    %   bom.
      names = arauto.internal.exportNames('sancoes');
      path = arauto.internal.exportFile(self.settings, '/sancoes/exportar', names, path, varargin);
    end

    function path = saveExportNormas(self, path, varargin)
    %SAVEEXPORTNORMAS  Saves rows of normas as a file, as saveExport does.
    %   c.saveExportNormas('normas.csv', 'especie', 'decreto'). Names: those of exportarNormas, and formato, bom.
      names = arauto.internal.exportNames('normas');
      path = arauto.internal.exportFile(self.settings, '/normas/exportar', names, path, varargin);
    end

    function iterator = pages(self, operation, varargin)
    %PAGES  All pages of 'buscar', 'eventos' or 'webhooks.entregas', one by one, with the operation's arguments.
    %   p = c.pages('buscar', 'licitação', 'data_fim', '2026-03-31');
    %   while p.hasNext(), page = p.next(); end
      iterator = arauto.Pages(self, operation, varargin);
    end

    function iterator = items(self, operation, varargin)
    %ITEMS  All items, one by one, like pages.
      iterator = arauto.Items(arauto.Pages(self, operation, varargin));
    end

    function [items, first] = gather(self, operation, varargin)
    %GATHER  All items as one struct array, at most max_itens (10000); a second output is the first page.
    %   acts = c.gather('buscar', 'licitação', 'max_itens', 500);
      [max_itens, rest] = arauto.internal.take(varargin, 'max_itens', 10000);
      [items, first] = arauto.internal.gather(arauto.Pages(self, operation, rest), max_itens);
    end

    function [dados, beside] = request(self, method, path, query, body)
    %REQUEST  Sends any request to the API: c.request('GET', '/edicoes', {'ano', 2026}, [])
    %   For operations that this version does not know yet. The first output is dados of the answer.
      if nargin < 4, query = {}; end
      if nargin < 5, body = []; end
      [dados, beside] = arauto.internal.answer(self.settings, method, path, query, body);
    end

    function display(self)
      fprintf('%s\n', self.char());
    end

    function disp(self)
      fprintf('%s\n', self.char());
    end

    function text = char(self)
      text = sprintf('arauto.Client(%s, api_key: ***)', self.base_url);
    end
  end

  % Written by `npm run clients` from spec/openapi.json and clients/operations.json:
  methods
    function [page, beside] = buscar(self, termo, varargin)
    %BUSCAR  Searches for publications.
    %   avisos tell why something may be missing; read them before you trust a total of zero.
    %   [page, beside] = c.buscar(termo, NAME, VALUE, ...) gives one page, with the items in resultados; for more, see
    %   gather, items and pages.
    %
    %     termo               what to look for: words, "exact phrases", OU, -not, prefix*, titulo:word; "*" finds
    %                         everything
    %     literal             whether the words of termo and the abbreviations in orgao stand only for what is written;
    %                         inflections always count
    %     ignorar_assinatura  whether the words of termo count only outside of the lines of those who sign; assinatura:
    %                         seeks there all the same
    %     data_inicio         first day, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim            last day, inclusive ('YYYY-MM-DD' or a datetime)
    %     secao               section ('1', '2', '3', 'extra', 'extra1', 'extra2' or 'extra3'; several as a cell)
    %     orgao               issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                         federal body (several as a cell)
    %     orgao_exceto        issuing body whose acts are left out, written as orgao (several as a cell)
    %     tipo_ato            type of act, such as "portaria"; with * at the end all that begin so (several as a cell)
    %     edicao              number of the edition; that of an extra edition has a letter
    %     situacao            what later acts did to it ('publicada', 'retificada', 'republicada', 'em_parte',
    %                         'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     cnpj                CNPJ that the text names; its first 8 characters stand for the whole company (several as
    %                         a cell)
    %     valor_min           the largest amount that the text names is this or more, in reais (from 0)
    %     valor_max           the largest amount that the text names is this or less, in reais (from 0)
    %     campos              the fields of each publication that come, among all that it has ('id', 'titulo',
    %                         'resumo', 'data_publicacao', 'secao', 'secao_base', 'orgao', 'tipo_ato', 'url_original',
    %                         'situacao', 'sha256', 'conteudo_completo', 'ementa', 'pagina', 'edicao', 'assinatura',
    %                         'url_pdf', 'palavras_chave', 'publicacoes_relacionadas', 'relacoes', 'entidades',
    %                         'partes', 'imagens', 'versao', 'retirada_em', 'recebida_em', 'fonte' or 'citacao';
    %                         several as a cell)
    %     ordem               order of the results; "valor" is by the largest amount that the text names, largest first
    %                         ('relevancia' by default, 'recentes', 'antigas' or 'valor')
    %     pagina              page (from 1; 1 by default)
    %     limite              items per page (1 to 100; 20 by default)
    %     trechos             whether each result has excerpts with what was looked for, in trechos
    %     agrupar             "parte": each of several acts in a publication that has the words is a result of its own;
    %                         totals and pages stay those of publications ('parte')
    %     aproximar           whether publications come, too, that only come near what was typed, in aproximados; by
    %                         default when few are found
    %     facetas             what to count in the whole result, not only in the page ('secao', 'orgao', 'tipo_ato',
    %                         'ano' or 'situacao'; several as a cell)
    %     histograma          counts the whole result by day, month or year ('dia', 'mes' or 'ano')
      names = {'literal', 'ignorar_assinatura', 'data_inicio', 'data_fim', 'secao', 'orgao', 'orgao_exceto', ...
               'tipo_ato', 'edicao', 'situacao', 'cnpj', 'valor_min', 'valor_max', 'campos', 'ordem', 'pagina', ...
               'limite', 'trechos', 'agrupar', 'aproximar', 'facetas', 'histograma'};
      query = [{'termo', arauto.internal.plain(termo)}, arauto.internal.named(varargin, names)];
      [page, beside] = arauto.internal.page(self.settings, '/buscar', query, 'ResultadoBusca');
    end

    function [record, beside] = publicacao(self, id, varargin)
    %PUBLICACAO  One publication with its full text.
    %   [record, beside] = c.publicacao(id, NAME, VALUE, ...) gives a struct. An unknown id is the error
    %   arauto:NotFound.
    %
    %     parte    only this one of several acts in the publication: what comes behind # in its endereco, as in partes
    %     incluir  also the form of the act in its source, in estrutura: blocks, tables with merged cells, styles,
    %              places of images; or what it says as rows (linhas), or its openings and deadlines (prazos)
    %              ('estrutura', 'linhas' or 'prazos')
      path = arauto.internal.pathOf('/publicacao/%s', id);
      query = arauto.internal.named(varargin, {'parte', 'incluir'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, query, []);
    end

    function [record, beside] = publicacoes(self, ids, varargin)
    %PUBLICACOES  Up to 100 publications at once, in the requested order; inexistentes lists those that do not exist.
    %   [record, beside] = c.publicacoes(ids, NAME, VALUE, ...) gives a struct.
    %
    %     ids     identifiers, at most 100
    %     campos  the fields of each publication that come, among all that it has ('id', 'titulo', 'resumo',
    %             'data_publicacao', 'secao', 'secao_base', 'orgao', 'tipo_ato', 'url_original', 'situacao', 'sha256',
    %             'conteudo_completo', 'ementa', 'pagina', 'edicao', 'assinatura', 'url_pdf', 'palavras_chave',
    %             'publicacoes_relacionadas', 'relacoes', 'entidades', 'partes', 'imagens', 'versao', 'retirada_em',
    %             'recebida_em', 'fonte' or 'citacao'; several as a cell)
      query = [{'ids', arauto.internal.joined(ids)}, arauto.internal.named(varargin, {'campos'})];
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/publicacoes', query, []);
      record.publicacoes = arauto.internal.rowsOf(record.publicacoes, {});
    end

    function [record, beside] = prova(self, id)
    %PROVA  What proves, without Arauto, that a publication was in the zip of a day.
    %   [record, beside] = c.prova(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/publicacao/%s/prova', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [list, beside] = semelhantes(self, id, varargin)
    %SEMELHANTES  Acts of the same type that have most in common with this one, most similar first.
    %   [list, beside] = c.semelhantes(id, NAME, VALUE, ...) gives a struct array. An unknown id is the error
    %   arauto:NotFound.
    %
    %     limite  how many, at most (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/publicacao/%s/semelhantes', id);
      query = arauto.internal.named(varargin, {'limite'});
      [list, beside] = arauto.internal.list(self.settings, path, query, 'ResultadoBusca');
    end

    function [record, beside] = verificarCitacoes(self, varargin)
    %VERIFICARCITACOES  What a text cites (acts, places of the gazette, proceedings), and whether each exists, was
    %   corrected or revoked.
    %   [record, beside] = c.verificarCitacoes(NAME, VALUE, ...) gives a struct.
    %
    %     texto            the text, at most 64,000 characters (required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      [record, beside] = arauto.internal.post(self.settings, '/citacoes/verificar', varargin, {'texto'});
    end

    function [list, beside] = paginaDou(self, data, secao, pagina)
    %PAGINADOU  The publications on a printed page of the gazette.
    %   [list, beside] = c.paginaDou(data, secao, pagina) gives a struct array, and beside it avisos. An unknown id is
    %   the error arauto:NotFound.
      path = arauto.internal.pathOf('/dou/%s/%s/%s', data, secao, pagina);
      [list, beside] = arauto.internal.list(self.settings, path, {}, 'ResultadoBusca');
    end

    function [list, beside] = secoes(self)
    %SECOES  The sections of the gazette.
    %   [list, beside] = c.secoes() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/secoes', {}, 'Secao');
    end

    function [list, beside] = edicoes(self, varargin)
    %EDICOES  Editions of a day, a month or a year; without any, the 100 most recent.
    %   [list, beside] = c.edicoes(NAME, VALUE, ...) gives a struct array, and beside it avisos.
    %
    %     data  day ('YYYY-MM-DD' or a datetime)
    %     mes   month, "YYYY-MM"
    %     ano   year (1000 to 9999)
      query = arauto.internal.named(varargin, {'data', 'mes', 'ano'});
      [list, beside] = arauto.internal.list(self.settings, '/edicoes', query, 'Edicao');
    end

    function [list, beside] = orgaos(self, varargin)
    %ORGAOS  Government bodies that have publications: the topmost, those under pai, or those that begin with prefixo.
    %   [list, beside] = c.orgaos(NAME, VALUE, ...) gives a struct array.
    %
    %     pai      path of a body: those right below it come
    %     prefixo  beginning of a word of the name, or an abbreviation
      query = arauto.internal.named(varargin, {'pai', 'prefixo'});
      [list, beside] = arauto.internal.list(self.settings, '/orgaos', query, 'Orgao');
    end

    function [list, beside] = tiposAto(self)
    %TIPOSATO  Types of acts, most common first.
    %   [list, beside] = c.tiposAto() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/tipos-ato', {}, 'TipoAto');
    end

    function [list, beside] = sugerir(self, prefixo)
    %SUGERIR  Completions of the typed text: bodies, norms, words of the texts; at most 5 of each.
    %   [list, beside] = c.sugerir(prefixo) gives a struct array.
    %
    %     prefixo  what has been typed so far
      query = {'prefixo', arauto.internal.plain(prefixo)};
      [list, beside] = arauto.internal.list(self.settings, '/sugestoes', query, 'Sugestao');
    end

    function [list, beside] = fontes(self, varargin)
    %FONTES  The state of each section of each day: complete, partial, failed, not published yet.
    %   [list, beside] = c.fontes(NAME, VALUE, ...) gives a struct array, and beside it coletor.
    %
    %     desde  first day; without it, 30 days before ate ('YYYY-MM-DD' or a datetime)
    %     ate    last day; without it, today in Brasília ('YYYY-MM-DD' or a datetime)
      query = arauto.internal.named(varargin, {'desde', 'ate'});
      [list, beside] = arauto.internal.list(self.settings, '/fontes', query, 'Fonte');
    end

    function [list, beside] = declaracoes(self, varargin)
    %DECLARACOES  What the installation stated and signed about the zips of each day, in the order in which it did.
    %   [list, beside] = c.declaracoes(NAME, VALUE, ...) gives a struct array.
    %
    %     desde  first day; without it, 30 days before ate ('YYYY-MM-DD' or a datetime)
    %     ate    last day; without it, today in Brasília ('YYYY-MM-DD' or a datetime)
      query = arauto.internal.named(varargin, {'desde', 'ate'});
      [list, beside] = arauto.internal.list(self.settings, '/fontes/declaracoes', query, 'Declaracao');
    end

    function [record, beside] = pontualidade(self, varargin)
    %PONTUALIDADE  When the source offered each section of each day, when it was here, when its deliveries went out;
    %   and p50 and p99 of each leg by month.
    %   [record, beside] = c.pontualidade(NAME, VALUE, ...) gives a struct.
    %
    %     desde  first day; without it, 30 days before ate ('YYYY-MM-DD' or a datetime)
    %     ate    last day; without it, today in Brasília ('YYYY-MM-DD' or a datetime)
      query = arauto.internal.named(varargin, {'desde', 'ate'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/pontualidade', query, []);
    end

    function [page, beside] = eventos(self, varargin)
    %EVENTOS  Events in the order in which they were recorded.
    %   Keep proximo: it is where to continue.
    %   [page, beside] = c.eventos(NAME, VALUE, ...) gives one page, with the items in resultados; for more, see
    %   gather, items and pages.
    %
    %     tipo     only those of this type of event ('publicacao.nova', 'publicacao.atualizada', 'linha.nova',
    %              'linha.prazo', 'edicao.publicada' or 'alerta.match')
    %     webhook  only the events that this webhook of the account would receive, with its terms and excerpts
    %     apos     proximo of the page before; "agora" begins after all existing events; without it, the oldest event
    %              still kept comes first
    %     limite   items per page (1 to 100; 20 by default)
      query = arauto.internal.named(varargin, {'tipo', 'webhook', 'apos', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, '/eventos', query, 'Evento');
    end

    function [record, beside] = alteracoes(self, varargin)
    %ALTERACOES  What changed in the archive, in the order of commits, each publication as it is now.
    %   Keep proximo: it is where to continue, at any time.
    %   [record, beside] = c.alteracoes(NAME, VALUE, ...) gives a struct.
    %
    %     desde    proximo of the page before, or the cursor of a change; without it, the beginning of the archive
    %     limite   items per page (1 to 100; 20 by default)
    %     campos   the fields of each publication that come, among all that it has ('id', 'titulo', 'resumo',
    %              'data_publicacao', 'secao', 'secao_base', 'orgao', 'tipo_ato', 'url_original', 'situacao', 'sha256',
    %              'conteudo_completo', 'ementa', 'pagina', 'edicao', 'assinatura', 'url_pdf', 'palavras_chave',
    %              'publicacoes_relacionadas', 'relacoes', 'entidades', 'partes', 'imagens', 'versao', 'retirada_em',
    %              'recebida_em', 'fonte' or 'citacao'; several as a cell)
    %     incluir  also the form of the act in its source, in estrutura: blocks, tables with merged cells, styles,
    %              places of images; or what it says as rows (linhas), or its openings and deadlines (prazos)
    %              ('estrutura')
      query = arauto.internal.named(varargin, {'desde', 'limite', 'campos', 'incluir'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/alteracoes', query, []);
    end

    function [record, beside] = contratos(self, varargin)
    %CONTRATOS  Contracts and their kin as rows, read from extracts: one contractor of one instrument each.
    %   Experimental: qualidade tells what was measured. avisos tell which editions have not been read.
    %   [record, beside] = c.contratos(NAME, VALUE, ...) gives a struct.
    %
    %     fornecedor_ni         CNPJ of the contractor; its first 8 characters stand for the whole company (several as
    %                           a cell)
    %     fornecedor_nome       words in a row in the name of the contractor, whatever their accents
    %     contratante_nome      words in a row in the name of who contracts, as printed
    %     contratante_cnpj      CNPJ of who contracts, if printed, or its first 8 characters (several as a cell)
    %     numero_contrato       number of the contract, with or without its year; zeros before it and punctuation do
    %                           not count (several as a cell)
    %     numero_licitacao      number of the tender that it comes of, likewise (several as a cell)
    %     processo              number of the process, likewise, all of it (several as a cell)
    %     tipo_instrumento      kind of instrument ('contrato', 'termo_aditivo', 'apostilamento', 'rescisao',
    %                           'dispensa', 'inexigibilidade', 'ata_registro_precos', 'convenio', 'acordo_cooperacao',
    %                           'doacao', 'cessao', 'comodato', 'termo_execucao_descentralizada', 'empenho',
    %                           'rerratificacao', 'termo_colaboracao', 'prorrogacao_de_oficio' or 'outro'; several as a
    %                           cell)
    %     modalidade            kind of bid ('pregao', 'concorrencia', 'tomada_de_precos', 'convite', 'concurso',
    %                           'leilao', 'dialogo_competitivo', 'rdc', 'chamamento_publico', 'credenciamento',
    %                           'dispensa', 'inexigibilidade' or 'nao_se_aplica'; several as a cell)
    %     uasg                  code of the purchasing unit (several as a cell)
    %     orgao                 issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                           federal body (several as a cell)
    %     situacao              what other acts made of the act ('publicada', 'retificada', 'republicada', 'em_parte',
    %                           'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     valor_min             valor_global is this or more, in reais (from 0)
    %     valor_max             valor_global is this or less, in reais (from 0)
    %     data_inicio           first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim              last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     assinatura_de         signed on this day or later ('YYYY-MM-DD' or a datetime)
    %     assinatura_ate        signed on this day or earlier ('YYYY-MM-DD' or a datetime)
    %     vigencia_fim_de       ends on this day or later ('YYYY-MM-DD' or a datetime)
    %     vigencia_fim_ate      ends on this day or earlier ('YYYY-MM-DD' or a datetime)
    %     vigencia_fim_em_dias  ends from today to this many days ahead, at most 90 (0 to 90)
    %     termo                 what to look for in the publications, as in a search, which may find 20,000 at most;
    %                           without it, everything
    %     literal               whether the words of termo and the abbreviations in orgao stand only for what is
    %                           written; inflections always count
    %     facetas               what to count in the whole result, not only in the page ('tipo_instrumento',
    %                           'modalidade', 'orgao', 'fornecedor_ni' or 'mes'; several as a cell)
    %     ordem                 order of the rows; "valor": largest valor_global first; "vigencia_fim": those that end
    %                           first ('recentes' by default, 'antigas', 'valor' or 'vigencia_fim')
    %     cursor                proximo of the page before, with the same filters and order
    %     limite                items per page (1 to 100; 20 by default)
      names = {'fornecedor_ni', 'fornecedor_nome', 'contratante_nome', 'contratante_cnpj', 'numero_contrato', ...
               'numero_licitacao', 'processo', 'tipo_instrumento', 'modalidade', 'uasg', 'orgao', 'situacao', ...
               'valor_min', 'valor_max', 'data_inicio', 'data_fim', 'assinatura_de', 'assinatura_ate', ...
               'vigencia_fim_de', 'vigencia_fim_ate', 'vigencia_fim_em_dias', 'termo', 'literal', 'facetas', ...
               'ordem', 'cursor', 'limite'};
      query = arauto.internal.named(varargin, names);
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/contratos', query, []);
    end

    function [record, beside] = pessoal(self, varargin)
    %PESSOAL  Movements of persons as rows, read from acts of Section 2: one person in one movement each.
    %   Experimental: qualidade tells what was measured. avisos tell which editions have not been read.
    %   [record, beside] = c.pessoal(NAME, VALUE, ...) gives a struct.
    %
    %     tipo_movimentacao  kind of movement ('nomeacao', 'exoneracao', 'designacao', 'dispensa', 'substituicao',
    %                        'aposentadoria', 'pensao', 'cessao', 'requisicao', 'remocao', 'redistribuicao',
    %                        'afastamento', 'licenca', 'reconducao', 'reversao', 'reintegracao', 'promocao',
    %                        'demissao', 'vacancia', 'contratacao', 'rescisao', 'transferencia_reserva',
    %                        'tornar_sem_efeito', 'retificacao', 'delegacao', 'comissao', 'enquadramento',
    %                        'convocacao', 'alteracao_exercicio' or 'outro'; several as a cell)
    %     pessoa_nome        words in a row of the person's name, whatever their accents and case
    %     cargo_funcao       words in a row of the office that is given or taken
    %     cargo_efetivo      words in a row in the person's permanent office
    %     unidade            words in a row in the unit of the office or function
    %     autoridade_nome    words in a row in the name of who signs
    %     matricula          registration, as printed; zeros before it and punctuation do not count (several as a cell)
    %     data_efeito_de     first day from which the act says that it holds, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_efeito_ate    last such day, inclusive ('YYYY-MM-DD' or a datetime)
    %     sigla_funcao       acronym of the office's code (several as a cell)
    %     codigo             code of the office, such as FCE 1.15; without the category before the dot, any (several as
    %                        a cell)
    %     codigo_min         this code or one of a higher level (several as a cell)
    %     substituto         whether the person only stands in for who holds the office
    %     orgao              issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                        federal body (several as a cell)
    %     secao              section: 2, or extra editions ('2' or 'extra'; several as a cell)
    %     situacao           what other acts made of the act ('publicada', 'retificada', 'republicada', 'em_parte',
    %                        'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     data_inicio        first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim           last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     termo              what to look for in the publications, as in a search, which may find 20,000 at most;
    %                        without it, everything
    %     literal            whether the words of termo and the abbreviations in orgao stand only for what is written;
    %                        inflections always count
    %     facetas            what to count the whole result by ('tipo_movimentacao', 'orgao', 'sigla_funcao', 'codigo'
    %                        or 'mes'; several as a cell)
    %     ordem              order of the rows: the newest first, or the oldest ('recentes' by default or 'antigas')
    %     cursor             proximo of the page before, with the same filters and order
    %     limite             items per page (1 to 100; 20 by default)
      names = {'tipo_movimentacao', 'pessoa_nome', 'cargo_funcao', 'cargo_efetivo', 'unidade', 'autoridade_nome', ...
               'matricula', 'data_efeito_de', 'data_efeito_ate', 'sigla_funcao', 'codigo', 'codigo_min', ...
               'substituto', 'orgao', 'secao', 'situacao', 'data_inicio', 'data_fim', 'termo', 'literal', ...
               'facetas', 'ordem', 'cursor', 'limite'};
      query = arauto.internal.named(varargin, names);
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/pessoal', query, []);
    end

    function [record, beside] = licitacoes(self, varargin)
    %LICITACOES  Tenders as rows, read from notices: one tender in one notice each.
    %   Experimental: qualidade tells what was measured. avisos tell which editions have not been read.
    %   [record, beside] = c.licitacoes(NAME, VALUE, ...) gives a struct.
    %
    %     tipo_aviso        kind of notice ('abertura', 'alteracao', 'adiamento', 'suspensao', 'revogacao', 'anulacao',
    %                       'reabertura', 'resultado', 'homologacao', 'adjudicacao', 'deserta' or 'fracassada'; several
    %                       as a cell)
    %     modalidade        kind of bid ('pregao', 'concorrencia', 'tomada_de_precos', 'convite', 'concurso', 'leilao',
    %                       'dialogo_competitivo', 'rdc', 'chamamento_publico', 'credenciamento', 'dispensa',
    %                       'inexigibilidade' or 'nao_se_aplica'; several as a cell)
    %     numero            number of the tender, with or without its year (several as a cell)
    %     processo          number of the process, all of it; zeros before it and punctuation do not count (several as
    %                       a cell)
    %     uasg              code of the purchasing unit (UASG) (several as a cell)
    %     srp               whether prices are only registered
    %     vencedor_ni       CNPJ of who won, or its first 8 characters (several as a cell)
    %     vencedor_nome     words in a row in the name of who won
    %     orgao             issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                       federal body (several as a cell)
    %     situacao          what other acts made of the act ('publicada', 'retificada', 'republicada', 'em_parte',
    %                       'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     valor_min         the estimated value is this or more, in reais (from 0)
    %     valor_max         the estimated value is this or less (from 0)
    %     abertura_de       the session opens on this day or later ('YYYY-MM-DD' or a datetime)
    %     abertura_ate      the session opens on this day or earlier ('YYYY-MM-DD' or a datetime)
    %     abertura_em_dias  the session opens from today to this many days ahead, at most 90 (0 to 90)
    %     data_inicio       first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim          last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     termo             what to look for in the publications, as in a search, which may find 20,000 at most;
    %                       without it, everything
    %     literal           whether the words of termo and the abbreviations in orgao stand only for what is written;
    %                       inflections always count
    %     facetas           what to count the whole result by ('tipo_aviso', 'modalidade', 'orgao' or 'mes'; several as
    %                       a cell)
    %     ordem             order of the rows: the newest first, the oldest, what opens next, or by estimated value
    %                       ('recentes' by default, 'antigas', 'abertura' or 'valor')
    %     cursor            proximo of the page before, with the same filters and order
    %     limite            items per page (1 to 100; 20 by default)
      names = {'tipo_aviso', 'modalidade', 'numero', 'processo', 'uasg', 'srp', 'vencedor_ni', 'vencedor_nome', ...
               'orgao', 'situacao', 'valor_min', 'valor_max', 'abertura_de', 'abertura_ate', 'abertura_em_dias', ...
               'data_inicio', 'data_fim', 'termo', 'literal', 'facetas', 'ordem', 'cursor', 'limite'};
      query = arauto.internal.named(varargin, names);
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/licitacoes', query, []);
    end

    function [record, beside] = sancoes(self, varargin)
    %SANCOES  Sanctions of companies in tenders and contracts as rows: one sanction of one company in one act each.
    %   Experimental: qualidade tells what was measured. avisos tell which editions have not been read.
    %   [record, beside] = c.sancoes(NAME, VALUE, ...) gives a struct.
    %
    %     categoria_sancao  kind of sanction ('advertencia', 'multa', 'impedimento', 'suspensao', 'inidoneidade' or
    %                       'descredenciamento'; several as a cell)
    %     situacao_sancao   what the act leaves of the sanction ('aplicada', 'reduzida', 'suspensa' or 'retirada';
    %                       several as a cell)
    %     ambito            which law: that of tenders and contracts, or that against corruption ('licitacao' or
    %                       'anticorrupcao'; several as a cell)
    %     sancionado_cnpj   CNPJ of the company, or its first 8 characters (several as a cell)
    %     sancionado_nome   words in a row in the name of the company
    %     processo          number of the process, all of it; zeros before it and punctuation do not count (several as
    %                       a cell)
    %     vigente_em        a day on which, by its act, the sanction bars the company from contracting ('YYYY-MM-DD' or
    %                       a datetime)
    %     orgao             issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                       federal body (several as a cell)
    %     situacao          what other acts made of the act ('publicada', 'retificada', 'republicada', 'em_parte',
    %                       'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     valor_min         the fine is this or more, in reais (from 0)
    %     valor_max         the fine is this or less (from 0)
    %     data_inicio       first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim          last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     termo             what to look for in the publications, as in a search, which may find 20,000 at most;
    %                       without it, everything
    %     literal           whether the words of termo and the abbreviations in orgao stand only for what is written;
    %                       inflections always count
    %     facetas           what to count the whole result by ('categoria_sancao', 'ambito', 'orgao' or 'mes'; several
    %                       as a cell)
    %     ordem             order of the rows: the newest first, the oldest, or by the fine ('recentes' by default,
    %                       'antigas' or 'valor')
    %     cursor            proximo of the page before, with the same filters and order
    %     limite            items per page (1 to 100; 20 by default)
      names = {'categoria_sancao', 'situacao_sancao', 'ambito', 'sancionado_cnpj', 'sancionado_nome', 'processo', ...
               'vigente_em', 'orgao', 'situacao', 'valor_min', 'valor_max', 'data_inicio', 'data_fim', 'termo', ...
               'literal', 'facetas', 'ordem', 'cursor', 'limite'};
      query = arauto.internal.named(varargin, names);
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/sancoes', query, []);
    end

    function [record, beside] = normas(self, varargin)
    %NORMAS  Norms as rows: acts that make rules, or change and revoke those of others, one in each row, with what they
    %   change and when they come into force.
    %   Experimental: qualidade tells what was measured. avisos tell which editions have not been read.
    %   [record, beside] = c.normas(NAME, VALUE, ...) gives a struct.
    %
    %     especie             what the act is, by its heading ('emenda_constitucional', 'lei_complementar',
    %                         'lei_delegada', 'lei', 'medida_provisoria', 'decreto_lei', 'decreto_legislativo',
    %                         'decreto', 'instrucao_normativa', 'instrucao', 'orientacao_normativa',
    %                         'norma_de_execucao', 'portaria', 'resolucao', 'recomendacao', 'deliberacao',
    %                         'provimento', 'circular', 'ordem_de_servico' or 'ato'; several as a cell)
    %     numero              number of the act (several as a cell)
    %     ano                 year of the act (1800 to 2200)
    %     altera              a norm that the acts change, as norma: names it: Lei 8.112/1990 (several as a cell)
    %     revoga              a norm that the acts revoke, wholly or in part (several as a cell)
    %     regulamenta         a norm that the acts regulate (several as a cell)
    %     entra_em_vigor_de   first day on which the acts say that they come into force, inclusive ('YYYY-MM-DD' or a
    %                         datetime)
    %     entra_em_vigor_ate  last such day, inclusive ('YYYY-MM-DD' or a datetime)
    %     orgao               issuing body: its full path, the beginning of it, one level, or the abbreviation of a
    %                         federal body (several as a cell)
    %     situacao            what other acts made of the act ('publicada', 'retificada', 'republicada', 'em_parte',
    %                         'revogada', 'sem_efeito' or 'retirada'; several as a cell)
    %     data_inicio         first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim            last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     termo               what to look for in the publications, as in a search, which may find 20,000 at most;
    %                         without it, everything
    %     literal             whether the words of termo and the abbreviations in orgao stand only for what is written;
    %                         inflections always count
    %     facetas             what to count the whole result by ('especie', 'orgao' or 'mes'; several as a cell)
    %     ordem               order of the rows: the newest first, the oldest, or by the day on which they come into
    %                         force ('recentes' by default, 'antigas' or 'vigor')
    %     cursor              proximo of the page before, with the same filters and order
    %     limite              items per page (1 to 100; 20 by default)
      names = {'especie', 'numero', 'ano', 'altera', 'revoga', 'regulamenta', 'entra_em_vigor_de', ...
               'entra_em_vigor_ate', 'orgao', 'situacao', 'data_inicio', 'data_fim', 'termo', 'literal', 'facetas', ...
               'ordem', 'cursor', 'limite'};
      query = arauto.internal.named(varargin, names);
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/normas', query, []);
    end

    function [record, beside] = norma(self, norma)
    %NORMA  What the archive knows of one norm: how many acts name it, the acts that are it, how many change, revoke or
    %   regulate it, and which revoke it wholly.
    %   Experimental: that none is found does not mean that the norm is in force.
    %   [record, beside] = c.norma(norma) gives a struct.
      path = arauto.internal.pathOf('/normas/%s', norma);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alteracoesDaNorma(self, norma, varargin)
    %ALTERACOESDANORMA  What the acts of the archive did to a norm: which of them change, revoke or regulate it, the
    %   newest first, with the words that say so.
    %   Experimental: that none is found does not mean that the norm is in force.
    %   [record, beside] = c.alteracoesDaNorma(norma, NAME, VALUE, ...) gives a struct.
    %
    %     efeito       only what the acts do to it in this way ('altera', 'revoga' or 'regulamenta'; several as a cell)
    %     orgao        issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal
    %                  body (several as a cell)
    %     data_inicio  first day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     data_fim     last day of publication, inclusive ('YYYY-MM-DD' or a datetime)
    %     cursor       proximo of the page before, with the same filters
    %     limite       items per page (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/normas/%s/alteracoes', norma);
      query = arauto.internal.named(varargin, {'efeito', 'orgao', 'data_inicio', 'data_fim', 'cursor', 'limite'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, query, []);
    end
  end
  % The end of what it writes.
end
