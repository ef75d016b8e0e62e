classdef Keys < handle
%KEYS  API keys: the property chaves of arauto.Client. Needs a key with the scope administracao.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Keys(settings)
      self.settings = settings;
    end

    function [key, beside] = criar(self, varargin)
    %CRIAR  Creates a key; the answer has it in chave, only here. Names: nome, escopos, limite, expira, conta.
      [key, beside] = arauto.internal.post(self.settings, '/chaves', varargin, ...
        {'nome', 'escopos', 'limite', 'expira', 'conta'});
    end

    function [list, beside] = listar(self, varargin)
    %LISTAR  All keys of the account, or of another. Names: conta.
      query = arauto.internal.named(varargin, {'conta'});
      [list, beside] = arauto.internal.list(self.settings, '/chaves', query, 'chaves');
    end

    function [key, beside] = obter(self, id)
    %OBTER  One key, without the key itself.
      [key, beside] = arauto.internal.record(self.settings, 'GET', arauto.internal.pathOf('/chaves/%s', id), {}, []);
    end

    function [key, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes the given fields. Names: nome, escopos, limite, expira (NaN: it lasts).
      [key, beside] = arauto.internal.patch(self.settings, arauto.internal.pathOf('/chaves/%s', id), varargin, ...
        {'nome', 'escopos', 'limite', 'expira'});
    end

    function revogar(self, id)
    %REVOGAR  The key is refused from now on.
      arauto.internal.record(self.settings, 'DELETE', arauto.internal.pathOf('/chaves/%s', id), {}, []);
    end

    function [list, beside] = uso(self, id, varargin)
    %USO  Requests of a key, day by day. Names: periodo ('7d', '30d', '90d').
      query = arauto.internal.named(varargin, {'periodo'});
      [list, beside] = arauto.internal.list(self.settings, arauto.internal.pathOf('/chaves/%s/uso', id), query, 'uso');
    end
  end
end
