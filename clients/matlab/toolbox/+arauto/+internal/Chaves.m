classdef Chaves < handle
%CHAVES  API keys.
%   Those of other accounts need the scope administracao. The property chaves of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Chaves(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self, varargin)
    %LISTAR  Keys of the account, or of another one.
    %   [list, beside] = c.chaves.listar(NAME, VALUE, ...) gives a struct array.
    %
    %     conta  id of the account, if it is another
      query = arauto.internal.named(varargin, {'conta'});
      [list, beside] = arauto.internal.list(self.settings, '/chaves', query, 'Chave');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates a key.
    %   chave is returned only here.
    %   [record, beside] = c.chaves.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     escopos          what the key may do ('consulta', 'webhooks', 'alertas', 'feeds' or 'administracao'; a cell;
    %                      required)
    %     limite           requests a minute (from 1)
    %     expira           last day on which the key is valid ('YYYY-MM-DD' or a datetime)
    %     conta            id of the account, if it is another
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      names = {'nome', 'escopos', 'limite', 'expira', 'conta'};
      [record, beside] = arauto.internal.post(self.settings, '/chaves', varargin, names);
    end

    function [record, beside] = obter(self, id)
    %OBTER  One key, without its secret part.
    %   [record, beside] = c.chaves.obter(id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/chaves/%s', id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields and leaves the rest.
    %   [record, beside] = c.chaves.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id is
    %   the error arauto:NotFound.
    %
    %     nome     what you call it
    %     escopos  what the key may do ('consulta', 'webhooks', 'alertas', 'feeds' or 'administracao'; a cell)
    %     limite   requests a minute (from 1)
    %     expira   last day on which the key is valid ('YYYY-MM-DD' or a datetime)
      path = arauto.internal.pathOf('/chaves/%s', id);
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, {'nome', 'escopos', 'limite', 'expira'});
    end

    function revogar(self, id)
    %REVOGAR  Revokes a key.
    %   It takes effect at once.
    %   c.chaves.revogar(id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/chaves/%s', id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end

    function [list, beside] = uso(self, id, varargin)
    %USO  Requests per day.
    %   [list, beside] = c.chaves.uso(id, NAME, VALUE, ...) gives a struct array. An unknown id is the error
    %   arauto:NotFound.
    %
    %     periodo  how far back ('7d', '30d' by default or '90d')
      path = arauto.internal.pathOf('/chaves/%s/uso', id);
      query = arauto.internal.named(varargin, {'periodo'});
      [list, beside] = arauto.internal.list(self.settings, path, query, 'UsoDiario');
    end
  end
end
