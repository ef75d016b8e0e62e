classdef Webhooks < handle
%WEBHOOKS  Webhooks: the property webhooks of arauto.Client. Needs a key with the scope webhooks.
%   w = c.webhooks.criar('url', 'https://...', 'eventos', {'publicacao.nova'}, 'filtros', struct('termos', {{'licitação'}}));
%   In alterar, NaN is null. Every operation that creates or triggers something takes idempotency_key.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Webhooks(settings)
      self.settings = settings;
    end

    function [webhook, beside] = criar(self, varargin)
    %CRIAR  Creates a webhook. Names: nome, url, eventos, filtros (struct of termos and of what filters an alert), ativo, secret,
    %   max_simultaneas (how many deliveries at once, 1 to 64).
    %   The answer has the secret if the service made it, only here.
      [webhook, beside] = arauto.internal.post(self.settings, '/webhooks', varargin, ...
        {'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'ativo', 'secret'});
    end

    function [list, beside] = listar(self, varargin)
    %LISTAR  Webhooks of the account, oldest first: all, or one page. Names: pagina, limite.
      query = arauto.internal.named(varargin, {'pagina', 'limite'});
      [list, beside] = arauto.internal.list(self.settings, '/webhooks', query, 'webhooks');
    end

    function [webhook, beside] = obter(self, webhook_id)
    %OBTER  One webhook.
      path = arauto.internal.webhookPath(webhook_id, '');
      [webhook, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [webhook, beside] = alterar(self, webhook_id, varargin)
    %ALTERAR  Changes only the given fields. Names: those of criar. 'ativo', true reactivates.
      [webhook, beside] = arauto.internal.patch(self.settings, arauto.internal.webhookPath(webhook_id, ''), ...
        varargin, {'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'ativo', 'secret'});
    end

    function excluir(self, webhook_id)
    %EXCLUIR  Deletes a webhook.
      arauto.internal.record(self.settings, 'DELETE', arauto.internal.webhookPath(webhook_id, ''), {}, []);
    end

    function [secret, beside] = trocarSegredo(self, webhook_id, varargin)
    %TROCARSEGREDO  Gives the webhook another secret. Names: secret, carencia_horas (how long the old one goes on).
      [secret, beside] = arauto.internal.post(self.settings, arauto.internal.webhookPath(webhook_id, '/secret'), ...
        varargin, {'secret', 'carencia_horas'});
    end

    function [delivery, beside] = testar(self, webhook_id, varargin)
    %TESTAR  Sends an invented event at once, and returns the finished delivery. Names: tipo.
      [delivery, beside] = arauto.internal.post(self.settings, arauto.internal.webhookPath(webhook_id, '/test'), ...
        varargin, {'tipo'});
    end

    function [replay, beside] = reenviar(self, webhook_id, varargin)
    %REENVIAR  Creates the deliveries that the webhook missed in a period. Names: desde, ate.
      [replay, beside] = arauto.internal.post(self.settings, arauto.internal.webhookPath(webhook_id, '/reenviar'), ...
        varargin, {'desde', 'ate'});
    end

    function [list, beside] = reenvios(self, webhook_id)
    %REENVIOS  The progress of replays.
      path = arauto.internal.webhookPath(webhook_id, '/reenvios');
      [list, beside] = arauto.internal.list(self.settings, path, {}, 'reenvios');
    end

    function [page, beside] = entregas(self, webhook_id, varargin)
    %ENTREGAS  One page of deliveries. Names: status, tipo, desde, ate, pagina, limite.
      query = arauto.internal.named(varargin, {'status', 'tipo', 'desde', 'ate', 'pagina', 'limite'});
      path = arauto.internal.webhookPath(webhook_id, '/deliveries');
      [page, beside] = arauto.internal.page(self.settings, path, query, 'entregas');
    end

    function [delivery, beside] = entrega(self, webhook_id, delivery_id)
    %ENTREGA  One delivery with every attempt (historico) and the request (requisicao).
      path = arauto.internal.pathOf('/webhooks/%s/deliveries/%s', webhook_id, delivery_id);
      [delivery, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [delivery, beside] = repetir(self, webhook_id, delivery_id, varargin)
    %REPETIR  Adds one attempt to a finished delivery.
      path = arauto.internal.pathOf('/webhooks/%s/deliveries/%s/retry', webhook_id, delivery_id);
      key = arauto.internal.take(varargin, 'idempotency_key', []);
      [delivery, beside] = arauto.internal.record(self.settings, 'POST', path, {}, [], key);
    end

    function [statistics, beside] = estatisticas(self, webhook_id, varargin)
    %ESTATISTICAS  Results of deliveries. Names: periodo ('24h', '7d', '30d').
      query = arauto.internal.named(varargin, {'periodo'});
      path = arauto.internal.webhookPath(webhook_id, '/estatisticas');
      [statistics, beside] = arauto.internal.record(self.settings, 'GET', path, query, []);
    end
  end
end
