classdef Alerts < handle
%ALERTS  Alerts: the property alertas of arauto.Client. Needs a key with the scope alertas.
%   In alterar, NaN is null. Every operation that creates or triggers something takes idempotency_key.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Alerts(settings)
      self.settings = settings;
    end

    function [alert, beside] = criar(self, varargin)
    %CRIAR  Creates an alert. Names: nome, consulta, filtros (struct of secoes, orgaos, tipos_ato, situacoes,
    %   cnpjs, valor_min, valor_max, literal), canais (struct of webhooks, emails), frequencia ('imediata', 'edicao', 'diaria'), hora, avisar_vazio, ativo.
      [alert, beside] = arauto.internal.post(self.settings, '/alertas', varargin, ...
        {'nome', 'consulta', 'filtros', 'canais', 'frequencia', 'hora', 'avisar_vazio', 'ativo'});
    end

    function [list, beside] = listar(self)
    %LISTAR  All alerts of the account.
      [list, beside] = arauto.internal.list(self.settings, '/alertas', {}, 'alertas');
    end

    function [alert, beside] = obter(self, id)
    %OBTER  One alert.
      [alert, beside] = arauto.internal.record(self.settings, 'GET', arauto.internal.pathOf('/alertas/%s', id), {}, []);
    end

    function [alert, beside] = alterar(self, id, varargin)
    %ALTERAR  Changes only the given fields. Names: those of criar.
      [alert, beside] = arauto.internal.patch(self.settings, arauto.internal.pathOf('/alertas/%s', id), varargin, ...
        {'nome', 'consulta', 'filtros', 'canais', 'frequencia', 'hora', 'avisar_vazio', 'ativo'});
    end

    function excluir(self, id)
    %EXCLUIR  Deletes an alert.
      arauto.internal.record(self.settings, 'DELETE', arauto.internal.pathOf('/alertas/%s', id), {}, []);
    end

    function [found, beside] = simular(self, varargin)
    %SIMULAR  Shows what an alert would have found recently, without creating it. Names: consulta, filtros.
      [found, beside] = arauto.internal.post(self.settings, '/alertas/simular', varargin, {'consulta', 'filtros'});
    end

    function [found, beside] = executar(self, id, varargin)
    %EXECUTAR  Runs an alert over past days. Names: desde, ate, entregar.
      [found, beside] = arauto.internal.post(self.settings, arauto.internal.pathOf('/alertas/%s/executar', id), ...
        varargin, {'desde', 'ate', 'entregar'});
    end
  end
end
