classdef Accounts < handle
%ACCOUNTS  Accounts: the property contas of arauto.Client, for operators.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Accounts(settings)
      self.settings = settings;
    end

    function [account, beside] = criar(self, varargin)
    %CRIAR  Creates an account. Names: nome, email.
      [account, beside] = arauto.internal.post(self.settings, '/contas', varargin, {'nome', 'email'});
    end

    function [list, beside] = listar(self)
    %LISTAR  All accounts.
      [list, beside] = arauto.internal.list(self.settings, '/contas', {}, 'contas');
    end

    function [account, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields. Names: nome, email.
      [account, beside] = arauto.internal.patch(self.settings, arauto.internal.pathOf('/contas/%s', id), varargin, ...
        {'nome', 'email'});
    end
  end
end
