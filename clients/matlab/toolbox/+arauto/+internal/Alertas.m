classdef Alertas < handle
%ALERTAS  Saved searches that report their results to people and webhooks.
%   The key needs the scope alertas. The property alertas of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Alertas(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self)
    %LISTAR  All alerts of the account.
    %   [list, beside] = c.alertas.listar() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/alertas', {}, 'Alerta');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates an alert.
    %   Read avisos: they tell why it might reach nobody.
    %   [record, beside] = c.alertas.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     consulta         what to look for, in the language of a search's termo; with termos or listas, it may be
    %                      absent
    %     filtros          which publications: one value of each list must match, and all that is given; what is absent
    %                      or empty does not filter (a struct with any of linhas, secoes, orgaos, orgaos_exceto,
    %                      tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal and ignorar_assinatura)
    %     canais           where the results go: ids of webhooks, addresses of people (a struct with any of webhooks
    %                      and emails)
    %     frequencia       when mail goes out: at once, after each edition, or once a day ('imediata', 'edicao' or
    %                      'diaria')
    %     hora             hour of the daily mail, in Brasília (0 to 23)
    %     avisar_vazio     whether a mail also says that nothing was found
    %     ativo            whether anything is sent
    %     termos           items of which a publication must match one, too: each a query, with a grupo of your own; up
    %                      to 10,000 (a struct with any of termo and grupo; a cell)
    %     listas           ids of lists whose items count like termos, now and as they change (a cell)
    %     chave            your own key for it, unique in the account, by which files of configuration name it
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      names = {'nome', 'consulta', 'filtros', 'canais', 'frequencia', 'hora', 'avisar_vazio', 'ativo', 'termos', ...
               'listas', 'chave'};
      [record, beside] = arauto.internal.post(self.settings, '/alertas', varargin, names);
    end

    function [record, beside] = gravar(self, chave, varargin)
    %GRAVAR  Creates the alert with this key, or replaces it: what is absent gets its default, but ativo stays.
    %   The same call again changes nothing.
    %   [record, beside] = c.alertas.gravar(chave, NAME, VALUE, ...) gives a struct.
    %
    %     nome          what you call it (required)
    %     consulta      what to look for, in the language of a search's termo; with termos or listas, it may be absent
    %     filtros       which publications: one value of each list must match, and all that is given; what is absent or
    %                   empty does not filter (a struct with any of linhas, secoes, orgaos, orgaos_exceto, tipos_ato,
    %                   situacoes, cnpjs, valor_min, valor_max, literal and ignorar_assinatura)
    %     canais        where the results go: ids of webhooks, addresses of people (a struct with any of webhooks and
    %                   emails)
    %     frequencia    when mail goes out: at once, after each edition, or once a day ('imediata', 'edicao' or
    %                   'diaria')
    %     hora          hour of the daily mail, in Brasília (0 to 23)
    %     avisar_vazio  whether a mail also says that nothing was found
    %     ativo         whether anything is sent
    %     termos        items of which a publication must match one, too: each a query, with a grupo of your own; up to
    %                   10,000 (a struct with any of termo and grupo; a cell)
    %     listas        ids of lists whose items count like termos, now and as they change (a cell)
      path = arauto.internal.pathOf('/alertas/chave/%s', chave);
      names = {'nome', 'consulta', 'filtros', 'canais', 'frequencia', 'hora', 'avisar_vazio', 'ativo', 'termos', ...
               'listas'};
      [record, beside] = arauto.internal.put(self.settings, path, varargin, names);
    end

    function [record, beside] = obter(self, id)
    %OBTER  One alert.
    %   [record, beside] = c.alertas.obter(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/alertas/%s', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields and leaves the rest: objects are merged, lists replaced.
    %   [record, beside] = c.alertas.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id
    %   is the error arauto:NotFound.
    %
    %     nome          what you call it
    %     consulta      what to look for, in the language of a search's termo; with termos or listas, it may be absent
    %     filtros       which publications: one value of each list must match, and all that is given; what is absent or
    %                   empty does not filter (a struct with any of linhas, secoes, orgaos, orgaos_exceto, tipos_ato,
    %                   situacoes, cnpjs, valor_min, valor_max, literal and ignorar_assinatura)
    %     canais        where the results go: ids of webhooks, addresses of people (a struct with any of webhooks and
    %                   emails)
    %     frequencia    when mail goes out: at once, after each edition, or once a day ('imediata', 'edicao' or
    %                   'diaria')
    %     hora          hour of the daily mail, in Brasília (0 to 23)
    %     avisar_vazio  whether a mail also says that nothing was found
    %     ativo         whether anything is sent
    %     termos        items of which a publication must match one, too: each a query, with a grupo of your own; up to
    %                   10,000 (a struct with any of termo and grupo; a cell)
    %     listas        ids of lists whose items count like termos, now and as they change (a cell)
    %     chave         your own key for it, unique in the account, by which files of configuration name it
      path = arauto.internal.pathOf('/alertas/%s', id);
      names = {'nome', 'consulta', 'filtros', 'canais', 'frequencia', 'hora', 'avisar_vazio', 'ativo', 'termos', ...
               'listas', 'chave'};
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, names);
    end

    function excluir(self, id)
    %EXCLUIR  Deletes an alert.
    %   c.alertas.excluir(id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/alertas/%s', id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end

    function [record, beside] = simular(self, varargin)
    %SIMULAR  Shows what an alert would have found recently, without creating one.
    %   At most 200 items, with those of listas.
    %   [record, beside] = c.alertas.simular(NAME, VALUE, ...) gives a struct.
    %
    %     consulta         what to look for, in the language of a search's termo; with termos or listas, it may be
    %                      absent
    %     termos           items of which a publication must match one, too: each a query, with a grupo of your own; up
    %                      to 10,000 (a struct with any of termo and grupo; a cell)
    %     listas           ids of lists whose items count like termos, now and as they change (a cell)
    %     filtros          which publications: one value of each list must match, and all that is given; what is absent
    %                      or empty does not filter (a struct with any of linhas, secoes, orgaos, orgaos_exceto,
    %                      tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal and ignorar_assinatura)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      names = {'consulta', 'termos', 'listas', 'filtros'};
      [record, beside] = arauto.internal.post(self.settings, '/alertas/simular', varargin, names);
    end

    function [record, beside] = executar(self, id, varargin)
    %EXECUTAR  Runs the alert between two days; with entregar, delivers the results.
    %   [record, beside] = c.alertas.executar(id, NAME, VALUE, ...) gives a struct. An unknown id is the error
    %   arauto:NotFound.
    %
    %     desde            first day ('YYYY-MM-DD' or a datetime; required)
    %     ate              last day ('YYYY-MM-DD' or a datetime; required)
    %     entregar         whether the results go to the alert's channels
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/alertas/%s/executar', id);
      [record, beside] = arauto.internal.post(self.settings, path, varargin, {'desde', 'ate', 'entregar'});
    end

    function [record, beside] = caderno(self, varargin)
    %CADERNO  One day of the gazette for you: what each alert has found, each act once, and how far the day was
    %   checked.
    %   [record, beside] = c.alertas.caderno(NAME, VALUE, ...) gives a struct.
    %
    %     data        the day; without it, the newest one with an edition ('YYYY-MM-DD' or a datetime)
    %     alerta      only what this alert has found
    %     por_alerta  the most acts of each alert, at most 50 (0 to 50; 5 by default)
      query = arauto.internal.named(varargin, {'data', 'alerta', 'por_alerta'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/caderno', query, []);
    end

    function [record, beside] = prazos_do_caderno(self, varargin)
    %PRAZOS_DO_CADERNO  The openings and deadlines that the acts of a day name, the nearest first.
    %   [record, beside] = c.alertas.prazos_do_caderno(NAME, VALUE, ...) gives a struct.
    %
    %     data  the day; without it, the newest one with an edition ('YYYY-MM-DD' or a datetime)
      query = arauto.internal.named(varargin, {'data'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/caderno/prazos', query, []);
    end

    function [list, beside] = marcar_atos(self, varargin)
    %MARCAR_ATOS  Marks acts as read, or saves them, for the person to whom the key belongs.
    %   The same call again changes nothing.
    %   [list, beside] = c.alertas.marcar_atos(NAME, VALUE, ...) gives a struct array. NaN empties a field.
    %
    %     publicacoes  identifiers of publications, at most 500 (a cell; required)
    %     lido         whether they are read; without it, they stay as they are
    %     guardado     whether they are saved; without it, they stay as they are
      names = {'publicacoes', 'lido', 'guardado'};
      [list, beside] = arauto.internal.patch(self.settings, '/caderno/atos', varargin, names);
    end

    function [page, beside] = guardados(self, varargin)
    %GUARDADOS  What the person to whom the key belongs has saved, the newest first.
    %   [page, beside] = c.alertas.guardados(NAME, VALUE, ...) gives one page, with the items in resultados; for more,
    %   see gather, items and pages.
    %
    %     pagina  page (from 1; 1 by default)
    %     limite  items per page (1 to 100; 20 by default)
      query = arauto.internal.named(varargin, {'pagina', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, '/caderno/guardados', query, 'AtoGuardado');
    end

    function [record, beside] = caderno_por_email(self)
    %CADERNO_POR_EMAIL  At which hour the day goes by mail to the person to whom the key belongs.
    %   [record, beside] = c.alertas.caderno_por_email() gives a struct.
      [record, beside] = arauto.internal.record(self.settings, 'GET', '/caderno/email', {}, []);
    end

    function [record, beside] = definir_caderno_por_email(self, varargin)
    %DEFINIR_CADERNO_POR_EMAIL  Asks for the day by mail, once a day.
    %   [record, beside] = c.alertas.definir_caderno_por_email(NAME, VALUE, ...) gives a struct. NaN empties a field.
    %
    %     hora  the hour in Brasília, 0 to 23 (0 to 23; required)
      [record, beside] = arauto.internal.patch(self.settings, '/caderno/email', varargin, {'hora'});
    end

    function [record, beside] = deixar_caderno_por_email(self)
    %DEIXAR_CADERNO_POR_EMAIL  Ends the mails of days.
    %   [record, beside] = c.alertas.deixar_caderno_por_email() gives a struct.
      [record, beside] = arauto.internal.record(self.settings, 'DELETE', '/caderno/email', {}, []);
    end
  end
end
