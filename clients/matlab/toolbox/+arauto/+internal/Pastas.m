classdef Pastas < handle
%PASTAS  Folders in which the account keeps acts, with what its people say of them.
%   The key needs the scope alertas. The property pastas of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Pastas(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self, varargin)
    %LISTAR  All folders of the account.
    %   [list, beside] = c.pastas.listar(NAME, VALUE, ...) gives a struct array.
    %
    %     publicacao  only those that have this act
      query = arauto.internal.named(varargin, {'publicacao'});
      [list, beside] = arauto.internal.list(self.settings, '/pastas', query, 'Pasta');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates a folder.
    %   [record, beside] = c.pastas.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      [record, beside] = arauto.internal.post(self.settings, '/pastas', varargin, {'nome'});
    end

    function [record, beside] = obter(self, id)
    %OBTER  One folder, with the labels in it.
    %   [record, beside] = c.pastas.obter(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/pastas/%s', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Renames a folder.
    %   [record, beside] = c.pastas.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id is
    %   the error arauto:NotFound.
    %
    %     nome    what you call it (required)
    %     versao  the version that was read: if somebody has changed it since, nothing is written
      path = arauto.internal.pathOf('/pastas/%s', id);
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, {'nome', 'versao'});
    end

    function excluir(self, id, varargin)
    %EXCLUIR  Deletes a folder, with what was said of its acts.
    %   c.pastas.excluir(id, NAME, VALUE, ...) gives nothing. An unknown id is the error arauto:NotFound.
    %
    %     versao  the version that was read: if somebody has changed it since, nothing is written
      path = arauto.internal.pathOf('/pastas/%s', id);
      query = arauto.internal.named(varargin, {'versao'});
      arauto.internal.record(self.settings, 'DELETE', path, query, []);
    end

    function [page, beside] = atos(self, id, varargin)
    %ATOS  The acts in a folder, each as it is now.
    %   [page, beside] = c.pastas.atos(id, NAME, VALUE, ...) gives one page, with the items in resultados; for more,
    %   see gather, items and pages. An unknown id is the error arauto:NotFound.
    %
    %     etiqueta     only those with this label, as it is written
    %     responsavel  only those of which this person is in charge, by identifier
    %     prazo_ate    only those with a day until this one, inclusive ('YYYY-MM-DD' or a datetime)
    %     andamento    whether there is something left to do ('aberto' or 'concluido')
    %     ordem        those with the nearest day first, the newest acts first, or by the next day that the act's own
    %                  text names ('prazo' by default, 'data' or 'prazo_do_ato')
    %     pagina       page (from 1; 1 by default)
    %     limite       items per page (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/pastas/%s/atos', id);
      names = {'etiqueta', 'responsavel', 'prazo_ate', 'andamento', 'ordem', 'pagina', 'limite'};
      query = arauto.internal.named(varargin, names);
      [page, beside] = arauto.internal.page(self.settings, path, query, 'AtoDePasta');
    end

    function [record, beside] = obter_ato(self, id, publicacao_id)
    %OBTER_ATO  One act in a folder, as it is now.
    %   [record, beside] = c.pastas.obter_ato(id, publicacao_id) gives a struct. An unknown id is the error
    %   arauto:NotFound.
      path = arauto.internal.pathOf('/pastas/%s/atos/%s', id, publicacao_id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = guardar(self, id, publicacao_id, varargin)
    %GUARDAR  Puts an act into a folder, or changes what is said of it there; what is absent stays.
    %   The same call again changes nothing.
    %   [record, beside] = c.pastas.guardar(id, publicacao_id, NAME, VALUE, ...) gives a struct.
    %
    %     nota         what people noted about the act
    %     etiquetas    labels, without commas, semicolons, quotes and backslashes (a cell)
    %     responsavel  who is in charge: the identifier of a person of the account
    %     prazo        the day until which something must be done ('YYYY-MM-DD' or a datetime)
    %     andamento    whether there is something left to do ('aberto' or 'concluido')
    %     versao       the version that was read: if somebody has changed it since, nothing is written
      path = arauto.internal.pathOf('/pastas/%s/atos/%s', id, publicacao_id);
      names = {'nota', 'etiquetas', 'responsavel', 'prazo', 'andamento', 'versao'};
      [record, beside] = arauto.internal.put(self.settings, path, varargin, names);
    end

    function [record, beside] = anotar(self, id, publicacao_id, varargin)
    %ANOTAR  Changes what is said of an act that is in the folder; what is absent stays.
    %   [record, beside] = c.pastas.anotar(id, publicacao_id, NAME, VALUE, ...) gives a struct. NaN empties a field. An
    %   unknown id is the error arauto:NotFound.
    %
    %     nota         what people noted about the act
    %     etiquetas    labels, without commas, semicolons, quotes and backslashes (a cell)
    %     responsavel  who is in charge: the identifier of a person of the account
    %     prazo        the day until which something must be done ('YYYY-MM-DD' or a datetime)
    %     andamento    whether there is something left to do ('aberto' or 'concluido')
    %     versao       the version that was read: if somebody has changed it since, nothing is written
      path = arauto.internal.pathOf('/pastas/%s/atos/%s', id, publicacao_id);
      names = {'nota', 'etiquetas', 'responsavel', 'prazo', 'andamento', 'versao'};
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, names);
    end

    function retirar(self, id, publicacao_id, varargin)
    %RETIRAR  Takes an act out of a folder.
    %   c.pastas.retirar(id, publicacao_id, NAME, VALUE, ...) gives nothing. An unknown id is the error
    %   arauto:NotFound.
    %
    %     versao  the version that was read: if somebody has changed it since, nothing is written
      path = arauto.internal.pathOf('/pastas/%s/atos/%s', id, publicacao_id);
      query = arauto.internal.named(varargin, {'versao'});
      arauto.internal.record(self.settings, 'DELETE', path, query, []);
    end
  end
end
