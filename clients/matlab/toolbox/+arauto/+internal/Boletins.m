classdef Boletins < handle
%BOLETINS  Mails of what several alerts have found, each act once.
%   The key needs the scope alertas. The property boletins of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Boletins(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self)
    %LISTAR  All bulletins of the account.
    %   [list, beside] = c.boletins.listar() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/boletins', {}, 'Boletim');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates a bulletin.
    %   Read avisos: they tell why it might reach nobody.
    %   [record, beside] = c.boletins.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     alertas          ids of alerts, in the order in which the mail shows them (a cell; required)
    %     destinatarios    addresses of people; each is asked first (a cell)
    %     assunto          subject; it may have variables, such as {{atos}}
    %     cabecalho        text that opens the mail; it may have variables
    %     rodape           text that closes the mail; it may have variables
    %     texto_vazio      what the mail says when nothing was found; it may have variables
    %     enviar_vazio     whether it goes out when nothing was found
    %     agrupar_por      what the acts are put under ('termo', 'orgao', 'secao' or 'alerta')
    %     conteudo         what is shown of an act: its summary, an excerpt, or its whole text ('ementa', 'trecho' or
    %                      'integra')
    %     anexar_csv       whether a table of all acts is attached
    %     anexar_xlsx      whether the same table is attached as a workbook
    %     frequencia       when it goes out: every day, on dias of the week, or on dia_do_mes ('diaria', 'semanal' or
    %                      'mensal')
    %     hora             hour at which it goes out, in Brasília (0 to 23)
    %     dias             days of the week of a weekly bulletin ('dom', 'seg', 'ter', 'qua', 'qui', 'sex' or 'sab'; a
    %                      cell)
    %     dia_do_mes       day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
    %     ativo            whether anything is sent
    %     chave            your own key for it, unique in the account, by which files of configuration name it
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      names = {'nome', 'alertas', 'destinatarios', 'assunto', 'cabecalho', 'rodape', 'texto_vazio', ...
               'enviar_vazio', 'agrupar_por', 'conteudo', 'anexar_csv', 'anexar_xlsx', 'frequencia', 'hora', ...
               'dias', 'dia_do_mes', 'ativo', 'chave'};
      [record, beside] = arauto.internal.post(self.settings, '/boletins', varargin, names);
    end

    function [record, beside] = gravar(self, chave, varargin)
    %GRAVAR  Creates the bulletin with this key, or replaces it: what is absent gets its default, but ativo stays.
    %   The same call again changes nothing.
    %   [record, beside] = c.boletins.gravar(chave, NAME, VALUE, ...) gives a struct.
    %
    %     nome           what you call it (required)
    %     alertas        ids of alerts, in the order in which the mail shows them (a cell; required)
    %     destinatarios  addresses of people; each is asked first (a cell)
    %     assunto        subject; it may have variables, such as {{atos}}
    %     cabecalho      text that opens the mail; it may have variables
    %     rodape         text that closes the mail; it may have variables
    %     texto_vazio    what the mail says when nothing was found; it may have variables
    %     enviar_vazio   whether it goes out when nothing was found
    %     agrupar_por    what the acts are put under ('termo', 'orgao', 'secao' or 'alerta')
    %     conteudo       what is shown of an act: its summary, an excerpt, or its whole text ('ementa', 'trecho' or
    %                    'integra')
    %     anexar_csv     whether a table of all acts is attached
    %     anexar_xlsx    whether the same table is attached as a workbook
    %     frequencia     when it goes out: every day, on dias of the week, or on dia_do_mes ('diaria', 'semanal' or
    %                    'mensal')
    %     hora           hour at which it goes out, in Brasília (0 to 23)
    %     dias           days of the week of a weekly bulletin ('dom', 'seg', 'ter', 'qua', 'qui', 'sex' or 'sab'; a
    %                    cell)
    %     dia_do_mes     day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
    %     ativo          whether anything is sent
      path = arauto.internal.pathOf('/boletins/chave/%s', chave);
      names = {'nome', 'alertas', 'destinatarios', 'assunto', 'cabecalho', 'rodape', 'texto_vazio', ...
               'enviar_vazio', 'agrupar_por', 'conteudo', 'anexar_csv', 'anexar_xlsx', 'frequencia', 'hora', ...
               'dias', 'dia_do_mes', 'ativo'};
      [record, beside] = arauto.internal.put(self.settings, path, varargin, names);
    end

    function [record, beside] = obter(self, id)
    %OBTER  One bulletin.
    %   [record, beside] = c.boletins.obter(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/boletins/%s', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields and leaves the rest: lists are replaced.
    %   [record, beside] = c.boletins.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id
    %   is the error arauto:NotFound.
    %
    %     nome           what you call it
    %     alertas        ids of alerts, in the order in which the mail shows them (a cell)
    %     destinatarios  addresses of people; each is asked first (a cell)
    %     assunto        subject; it may have variables, such as {{atos}}
    %     cabecalho      text that opens the mail; it may have variables
    %     rodape         text that closes the mail; it may have variables
    %     texto_vazio    what the mail says when nothing was found; it may have variables
    %     enviar_vazio   whether it goes out when nothing was found
    %     agrupar_por    what the acts are put under ('termo', 'orgao', 'secao' or 'alerta')
    %     conteudo       what is shown of an act: its summary, an excerpt, or its whole text ('ementa', 'trecho' or
    %                    'integra')
    %     anexar_csv     whether a table of all acts is attached
    %     anexar_xlsx    whether the same table is attached as a workbook
    %     frequencia     when it goes out: every day, on dias of the week, or on dia_do_mes ('diaria', 'semanal' or
    %                    'mensal')
    %     hora           hour at which it goes out, in Brasília (0 to 23)
    %     dias           days of the week of a weekly bulletin ('dom', 'seg', 'ter', 'qua', 'qui', 'sex' or 'sab'; a
    %                    cell)
    %     dia_do_mes     day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
    %     ativo          whether anything is sent
    %     chave          your own key for it, unique in the account, by which files of configuration name it
      path = arauto.internal.pathOf('/boletins/%s', id);
      names = {'nome', 'alertas', 'destinatarios', 'assunto', 'cabecalho', 'rodape', 'texto_vazio', ...
               'enviar_vazio', 'agrupar_por', 'conteudo', 'anexar_csv', 'anexar_xlsx', 'frequencia', 'hora', ...
               'dias', 'dia_do_mes', 'ativo', 'chave'};
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, names);
    end

    function excluir(self, id)
    %EXCLUIR  Deletes a bulletin and its history.
    %   c.boletins.excluir(id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/boletins/%s', id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end

    function [record, beside] = prever(self, id, varargin)
    %PREVER  Shows the mail that the bulletin would have been on a past day.
    %   Nothing is sent.
    %   [record, beside] = c.boletins.prever(id, NAME, VALUE, ...) gives a struct. An unknown id is the error
    %   arauto:NotFound.
    %
    %     data             the day ('YYYY-MM-DD' or a datetime; required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/boletins/%s/previa', id);
      [record, beside] = arauto.internal.post(self.settings, path, varargin, {'data'});
    end

    function [page, beside] = envios(self, id, varargin)
    %ENVIOS  What was made of the bulletin, newest first, and who received it.
    %   [page, beside] = c.boletins.envios(id, NAME, VALUE, ...) gives one page, with the items in resultados; for
    %   more, see gather, items and pages. An unknown id is the error arauto:NotFound.
    %
    %     pagina  page (from 1; 1 by default)
    %     limite  items per page (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/boletins/%s/envios', id);
      query = arauto.internal.named(varargin, {'pagina', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, path, query, 'EnvioBoletim');
    end

    function [record, beside] = envio(self, id, envio_id)
    %ENVIO  One of them, with what it said.
    %   [record, beside] = c.boletins.envio(id, envio_id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/boletins/%s/envios/%s', id, envio_id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function fecharPagina(self, id, envio_id)
    %FECHARPAGINA  Closes the page that whoever has the link of the mail reads, for good.
    %   c.boletins.fecharPagina(id, envio_id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/boletins/%s/envios/%s/pagina', id, envio_id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end

    function [page, beside] = paginas(self, id, varargin)
    %PAGINAS  The pages of the bulletin that still open, newest first, also those that the history has forgotten.
    %   [page, beside] = c.boletins.paginas(id, NAME, VALUE, ...) gives one page, with the items in resultados; for
    %   more, see gather, items and pages. An unknown id is the error arauto:NotFound.
    %
    %     pagina  page (from 1; 1 by default)
    %     limite  items per page (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/boletins/%s/paginas', id);
      query = arauto.internal.named(varargin, {'pagina', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, path, query, 'PaginaAbertaBoletim');
    end

    function fecharPaginas(self, id)
    %FECHARPAGINAS  Closes every page of the bulletin, for good.
    %   c.boletins.fecharPaginas(id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/boletins/%s/paginas', id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end
  end
end
