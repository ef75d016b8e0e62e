classdef Listas < handle
%LISTAS  Lists of items that alerts have in common.
%   The key needs the scope alertas. The property listas of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Listas(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self)
    %LISTAR  All lists of the account, without their items.
    %   [list, beside] = c.listas.listar() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/listas', {}, 'ListaDeTermos');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates a list.
    %   Read recusados: items that could not be read are left out.
    %   [record, beside] = c.listas.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     itens            the items of the list: each a query, with a grupo of your own; up to 10,000 (a struct with
    %                      any of termo and grupo; a cell; required)
    %     chave            your own key for it, unique in the account, by which files of configuration name it
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      [record, beside] = arauto.internal.post(self.settings, '/listas', varargin, {'nome', 'itens', 'chave'});
    end

    function [record, beside] = gravar(self, chave, varargin)
    %GRAVAR  Creates the list with this key, or replaces it.
    %   The same call again changes nothing: mudou says so.
    %   [record, beside] = c.listas.gravar(chave, NAME, VALUE, ...) gives a struct.
    %
    %     nome   what you call it (required)
    %     itens  the items of the list: each a query, with a grupo of your own; up to 10,000 (a struct with any of
    %            termo and grupo; a cell; required)
      path = arauto.internal.pathOf('/listas/chave/%s', chave);
      [record, beside] = arauto.internal.put(self.settings, path, varargin, {'nome', 'itens'});
    end

    function [record, beside] = obter(self, id)
    %OBTER  One list with its items.
    %   [record, beside] = c.listas.obter(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/listas/%s', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields; adds and removes items, or replaces all.
    %   [record, beside] = c.listas.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id is
    %   the error arauto:NotFound.
    %
    %     nome       what you call it
    %     chave      your own key for it, unique in the account, by which files of configuration name it
    %     itens      the items of the list: each a query, with a grupo of your own; up to 10,000 (a struct with any of
    %                termo and grupo; a cell)
    %     adicionar  items to add (a struct with any of termo and grupo; a cell)
    %     remover    queries of items to remove (a cell)
      path = arauto.internal.pathOf('/listas/%s', id);
      names = {'nome', 'chave', 'itens', 'adicionar', 'remover'};
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, names);
    end

    function excluir(self, id)
    %EXCLUIR  Deletes a list that no alert has.
    %   c.listas.excluir(id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/listas/%s', id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end
  end
end
