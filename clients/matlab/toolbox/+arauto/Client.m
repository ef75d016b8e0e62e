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
    alertas    % see arauto.internal.Alerts
    chaves     % see arauto.internal.Keys
    contas     % see arauto.internal.Accounts
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
      self.alertas = arauto.internal.Alerts(self.settings);
      self.chaves = arauto.internal.Keys(self.settings);
      self.contas = arauto.internal.Accounts(self.settings);
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

    function [page, beside] = buscar(self, termo, varargin)
    %BUSCAR  One page of the publications that match, best first.
    %   page = c.buscar(TERMO, NAME, VALUE, ...) has the fields total, pagina, limite, total_paginas, resultados and
    %   avisos. Names: literal, data_inicio, data_fim, secao, orgao, tipo_ato, edicao, situacao, cnpj, valor_min, valor_max, campos,
    %   ordem ('relevancia', 'recentes', 'antigas'), pagina, limite, trechos, facetas, histograma. Several values are a cell: {'1', 'extra'}.
    %   For more than a page: gather, items, pages.
      names = {'literal', 'data_inicio', 'data_fim', 'secao', 'orgao', 'tipo_ato', 'edicao', 'situacao', 'cnpj', ...
               'valor_min', 'valor_max', 'campos', 'ordem', 'pagina', 'limite', 'trechos', 'facetas', 'histograma'};
      query = [{'termo', arauto.internal.plain(termo)}, arauto.internal.named(varargin, names)];
      [page, beside] = arauto.internal.page(self.settings, '/buscar', query, 'publicacoes');
    end

    function items = exportar(self, varargin)
    %EXPORTAR  All results of a search, without pages, as a struct array.
    %   acts = c.exportar('termo', 'licitação', 'campos', {'id', 'titulo'}). Names: termo, literal, data_inicio,
    %   data_fim, secao, orgao, tipo_ato, edicao, situacao, cnpj, valor_min, valor_max, campos, apos. An interrupted
    %   answer resumes after the last complete publication, unless campos has no id.
      items = arauto.internal.exportItems(self.settings, varargin);
    end

    function path = saveExport(self, path, varargin)
    %SAVEEXPORT  Saves an export as a file, 'csv' or 'jsonl'; the file appears only when complete.
    %   c.saveExport('atos.csv', 'termo', 'licitação', 'bom', true). Names: those of exportar, and formato, bom.
      path = arauto.internal.exportFile(self.settings, path, varargin);
    end

    function [act, beside] = publicacao(self, id)
    %PUBLICACAO  One publication with its full text.
      [act, beside] = arauto.internal.record(self.settings, 'GET', arauto.internal.pathOf('/publicacao/%s', id), {}, []);
    end

    function [found, beside] = publicacoes(self, ids, varargin)
    %PUBLICACOES  Several publications at once, at most 100: found.publicacoes, and found.inexistentes. Names: campos.
      ids = arauto.internal.plain(ids);
      if ischar(ids), ids = {ids}; end
      query = [{'ids', strjoin(ids, ',')}, arauto.internal.named(varargin, {'campos'})];
      [found, beside] = arauto.internal.record(self.settings, 'GET', '/publicacoes', query, []);
      found.publicacoes = arauto.internal.rowsOf(found.publicacoes, {});
    end

    function [list, beside] = semelhantes(self, id, varargin)
    %SEMELHANTES  Publications similar to another, most similar first. Names: limite.
      query = arauto.internal.named(varargin, {'limite'});
      path = arauto.internal.pathOf('/publicacao/%s/semelhantes', id);
      [list, beside] = arauto.internal.list(self.settings, path, query, 'publicacoes');
    end

    function [list, beside] = orgaos(self, varargin)
    %ORGAOS  Bodies in the archive. Names: pai (those right below it), prefixo (those that begin like this).
      query = arauto.internal.named(varargin, {'pai', 'prefixo'});
      [list, beside] = arauto.internal.list(self.settings, '/orgaos', query, 'orgaos');
    end

    function [list, beside] = tiposAto(self)
    %TIPOSATO  Types of acts in the archive.
      [list, beside] = arauto.internal.list(self.settings, '/tipos-ato', {}, 'tipos_ato');
    end

    function [list, beside] = sugerir(self, prefixo)
    %SUGERIR  Words, bodies and norms with this beginning, with the termo or orgao to search for each.
      query = {'prefixo', arauto.internal.plain(prefixo)};
      [list, beside] = arauto.internal.list(self.settings, '/sugestoes', query, 'sugestoes');
    end

    function [list, beside] = secoes(self)
    %SECOES  The sections of the gazette.
      [list, beside] = arauto.internal.list(self.settings, '/secoes', {}, 'secoes');
    end

    function [list, beside] = edicoes(self, varargin)
    %EDICOES  Editions in the archive, newest first. Names: data, mes ('2026-03'), ano.
    %   [list, beside] = c.edicoes('data', '2026-03-09'): beside.avisos says what is missing.
      query = arauto.internal.named(varargin, {'data', 'mes', 'ano'});
      [list, beside] = arauto.internal.list(self.settings, '/edicoes', query, 'edicoes');
    end

    function [list, beside] = fontes(self, varargin)
    %FONTES  Whether each section of each day is in the archive completely, partly, or not, and why. Names: desde, ate.
      query = arauto.internal.named(varargin, {'desde', 'ate'});
      [list, beside] = arauto.internal.list(self.settings, '/fontes', query, 'fontes');
    end

    function [page, beside] = eventos(self, varargin)
    %EVENTOS  All events, in order. Names: tipo, webhook, apos (proximo or 'agora'), limite.
      query = arauto.internal.named(varargin, {'tipo', 'webhook', 'apos', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, '/eventos', query, 'eventos');
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
      [dados, beside] = arauto.internal.record(self.settings, method, path, query, body);
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
end
