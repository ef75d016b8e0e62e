classdef Contas < handle
%CONTAS  Accounts of the installation.
%   The key needs the scope administracao. The property contas of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Contas(settings)
      self.settings = settings;
    end

    function [list, beside] = listar(self)
    %LISTAR  All accounts.
    %   [list, beside] = c.contas.listar() gives a struct array.
      [list, beside] = arauto.internal.list(self.settings, '/contas', {}, 'Conta');
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates an account.
    %   [record, beside] = c.contas.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it (required)
    %     email            address of whoever answers for it (required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      [record, beside] = arauto.internal.post(self.settings, '/contas', varargin, {'nome', 'email'});
    end

    function [record, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields and leaves the rest.
    %   [record, beside] = c.contas.alterar(id, NAME, VALUE, ...) gives a struct. NaN empties a field. An unknown id is
    %   the error arauto:NotFound.
    %
    %     nome   what you call it
    %     email  address of whoever answers for it
      path = arauto.internal.pathOf('/contas/%s', id);
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, {'nome', 'email'});
    end
  end
end
