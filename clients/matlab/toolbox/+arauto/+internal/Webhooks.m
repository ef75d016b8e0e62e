classdef Webhooks < handle
%WEBHOOKS  Your addresses that the service sends events to.
%   The key needs the scope webhooks. The property webhooks of arauto.Client.
%
%   See also arauto.Client

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  properties (Access = private, Hidden)
    settings
  end

  methods
    function self = Webhooks(settings)
      self.settings = settings;
    end

    function [record, beside] = criar(self, varargin)
    %CRIAR  Creates a webhook.
    %   The answer has secret only if the service made it, and only here: keep it. Read avisos: they tell what in the
    %   filter looks like a mistake.
    %   [record, beside] = c.webhooks.criar(NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it
    %     url              address that receives the deliveries: https, with a public name (required)
    %     eventos          types of events to receive ('publicacao.nova', 'publicacao.atualizada', 'linha.nova',
    %                      'linha.prazo', 'edicao.publicada' or 'alerta.match'; a cell; required)
    %     filtros          which publications: one value of each list must match, and all that is given; what is absent
    %                      or empty does not filter (a struct with any of termos, linhas, secoes, orgaos,
    %                      orgaos_exceto, tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal and
    %                      ignorar_assinatura)
    %     max_simultaneas  the most concurrent deliveries; without it, as many as the address handles (1 to 64)
    %     envio            when what comes is sent: frequencia (imediata or diaria), hora, juntar_minutos,
    %                      horario_silencioso with de and ate; without it, at once (a struct with any of frequencia,
    %                      hora, juntar_minutos, dias and horario_silencioso)
    %     ativo            whether anything is sent
    %     secret           text that signs the deliveries; without it, the service makes one
    %     chave            your own key for it, unique in the account, by which files of configuration name it
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      names = {'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'envio', 'ativo', 'secret', 'chave'};
      [record, beside] = arauto.internal.post(self.settings, '/webhooks', varargin, names);
    end

    function [record, beside] = gravar(self, chave, varargin)
    %GRAVAR  Creates the webhook with this key, or replaces it: what is absent gets its default, but ativo and secret
    %   stay.
    %   The same call again changes nothing. The answer has secret only if the service made it, and only here.
    %   [record, beside] = c.webhooks.gravar(chave, NAME, VALUE, ...) gives a struct.
    %
    %     nome             what you call it
    %     url              address that receives the deliveries: https, with a public name (required)
    %     eventos          types of events to receive ('publicacao.nova', 'publicacao.atualizada', 'linha.nova',
    %                      'linha.prazo', 'edicao.publicada' or 'alerta.match'; a cell; required)
    %     filtros          which publications: one value of each list must match, and all that is given; what is absent
    %                      or empty does not filter (a struct with any of termos, linhas, secoes, orgaos,
    %                      orgaos_exceto, tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal and
    %                      ignorar_assinatura)
    %     max_simultaneas  the most concurrent deliveries; without it, as many as the address handles (1 to 64)
    %     envio            when what comes is sent: frequencia (imediata or diaria), hora, juntar_minutos,
    %                      horario_silencioso with de and ate; without it, at once (a struct with any of frequencia,
    %                      hora, juntar_minutos, dias and horario_silencioso)
    %     ativo            whether anything is sent
    %     secret           text that signs the deliveries; without it, the service makes one
      path = arauto.internal.pathOf('/webhooks/chave/%s', chave);
      names = {'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'envio', 'ativo', 'secret'};
      [record, beside] = arauto.internal.put(self.settings, path, varargin, names);
    end

    function [list, beside] = listar(self, varargin)
    %LISTAR  Webhooks of the account, oldest first: all, or one page.
    %   [list, beside] = c.webhooks.listar(NAME, VALUE, ...) gives a struct array.
    %
    %     pagina  page; with neither this nor limite, all webhooks come (from 1; 1 by default)
    %     limite  items per page (1 to 100; 20 by default)
      query = arauto.internal.named(varargin, {'pagina', 'limite'});
      [list, beside] = arauto.internal.list(self.settings, '/webhooks', query, 'Webhook');
    end

    function [record, beside] = obter(self, webhook_id)
    %OBTER  One webhook.
    %   [record, beside] = c.webhooks.obter(webhook_id) gives a struct. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/webhooks/%s', webhook_id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = alterar(self, webhook_id, varargin)
    %ALTERAR  Changes the given fields and leaves the rest: objects are merged, lists replaced.
    %   [record, beside] = c.webhooks.alterar(webhook_id, NAME, VALUE, ...) gives a struct. NaN empties a field. An
    %   unknown id is the error arauto:NotFound.
    %
    %     nome             what you call it
    %     url              address that receives the deliveries: https, with a public name
    %     eventos          types of events to receive ('publicacao.nova', 'publicacao.atualizada', 'linha.nova',
    %                      'linha.prazo', 'edicao.publicada' or 'alerta.match'; a cell)
    %     filtros          which publications: one value of each list must match, and all that is given; what is absent
    %                      or empty does not filter (a struct with any of termos, linhas, secoes, orgaos,
    %                      orgaos_exceto, tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal and
    %                      ignorar_assinatura)
    %     max_simultaneas  the most concurrent deliveries; empty, as many as the address handles (1 to 64)
    %     envio            when what comes is sent, replaced as a whole: frequencia, hora, juntar_minutos,
    %                      horario_silencioso; empty, at once (a struct with any of frequencia, hora, juntar_minutos,
    %                      dias and horario_silencioso)
    %     ativo            whether anything is sent
    %     secret           text that signs the deliveries from now on
    %     chave            your own key for it, unique in the account, by which files of configuration name it
      path = arauto.internal.pathOf('/webhooks/%s', webhook_id);
      names = {'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'envio', 'ativo', 'secret', 'chave'};
      [record, beside] = arauto.internal.patch(self.settings, path, varargin, names);
    end

    function excluir(self, webhook_id)
    %EXCLUIR  Deletes a webhook, and its pending deliveries.
    %   c.webhooks.excluir(webhook_id) gives nothing. An unknown id is the error arauto:NotFound.
      path = arauto.internal.pathOf('/webhooks/%s', webhook_id);
      arauto.internal.record(self.settings, 'DELETE', path, {}, []);
    end

    function [record, beside] = trocarSegredo(self, webhook_id, varargin)
    %TROCARSEGREDO  Sets a new secret; the old one stays valid for carencia_horas.
    %   [record, beside] = c.webhooks.trocarSegredo(webhook_id, NAME, VALUE, ...) gives a struct. An unknown id is the
    %   error arauto:NotFound.
    %
    %     secret           text that signs the deliveries; without it, the service makes one
    %     carencia_horas   for how many hours the old secret also signs (0 to 168; 24 by default)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/webhooks/%s/secret', webhook_id);
      [record, beside] = arauto.internal.post(self.settings, path, varargin, {'secret', 'carencia_horas'});
    end

    function [record, beside] = testar(self, webhook_id, varargin)
    %TESTAR  Sends a test event at once; the answer has the receiver's response.
    %   [record, beside] = c.webhooks.testar(webhook_id, NAME, VALUE, ...) gives a struct. An unknown id is the error
    %   arauto:NotFound.
    %
    %     tipo             type of the event ('publicacao.nova', 'publicacao.atualizada', 'linha.nova', 'linha.prazo',
    %                      'edicao.publicada' or 'alerta.match'; required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/webhooks/%s/test', webhook_id);
      [record, beside] = arauto.internal.post(self.settings, path, varargin, {'tipo'});
    end

    function [record, beside] = reenviar(self, webhook_id, varargin)
    %REENVIAR  Creates the deliveries between two moments that were not sent then.
    %   [record, beside] = c.webhooks.reenviar(webhook_id, NAME, VALUE, ...) gives a struct. An unknown id is the error
    %   arauto:NotFound.
    %
    %     desde            from when; a day begins in Brasília ('YYYY-MM-DD', ISO 8601 text, or a datetime; required)
    %     ate              until when; a day ends in Brasília ('YYYY-MM-DD', ISO 8601 text, or a datetime; required)
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/webhooks/%s/reenviar', webhook_id);
      [record, beside] = arauto.internal.post(self.settings, path, varargin, {'desde', 'ate'});
    end

    function [list, beside] = reenvios(self, webhook_id)
    %REENVIOS  The requested replays.
    %   [list, beside] = c.webhooks.reenvios(webhook_id) gives a struct array. An unknown id is the error
    %   arauto:NotFound.
      path = arauto.internal.pathOf('/webhooks/%s/reenvios', webhook_id);
      [list, beside] = arauto.internal.list(self.settings, path, {}, 'Reenvio');
    end

    function [page, beside] = entregas(self, webhook_id, varargin)
    %ENTREGAS  Deliveries, newest first.
    %   [page, beside] = c.webhooks.entregas(webhook_id, NAME, VALUE, ...) gives one page, with the items in
    %   resultados; for more, see gather, items and pages. An unknown id is the error arauto:NotFound.
    %
    %     status  only those with this status ('pendente', 'enviando', 'entregue', 'falhou', 'suspensa' or 'cancelada')
    %     tipo    only those of this type of event ('publicacao.nova', 'publicacao.atualizada', 'linha.nova',
    %             'linha.prazo', 'edicao.publicada' or 'alerta.match')
    %     desde   only those created from then on; a day begins in Brasília ('YYYY-MM-DD', ISO 8601 text, or a
    %             datetime)
    %     ate     only those created until then; a day ends in Brasília ('YYYY-MM-DD', ISO 8601 text, or a datetime)
    %     pagina  page (from 1; 1 by default)
    %     limite  items per page (1 to 100; 20 by default)
      path = arauto.internal.pathOf('/webhooks/%s/deliveries', webhook_id);
      query = arauto.internal.named(varargin, {'status', 'tipo', 'desde', 'ate', 'pagina', 'limite'});
      [page, beside] = arauto.internal.page(self.settings, path, query, 'Entrega');
    end

    function [record, beside] = entrega(self, webhook_id, delivery_id)
    %ENTREGA  One delivery with all its attempts and the sent body.
    %   [record, beside] = c.webhooks.entrega(webhook_id, delivery_id) gives a struct. An unknown id is the error
    %   arauto:NotFound.
      path = arauto.internal.pathOf('/webhooks/%s/deliveries/%s', webhook_id, delivery_id);
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, {}, []);
    end

    function [record, beside] = repetir(self, webhook_id, delivery_id, varargin)
    %REPETIR  Sends a finished delivery once more, at once.
    %   [record, beside] = c.webhooks.repetir(webhook_id, delivery_id, NAME, VALUE, ...) gives a struct. An unknown id
    %   is the error arauto:NotFound.
    %
    %     idempotency_key  makes the call harmless to repeat; by default a new one for every call
      path = arauto.internal.pathOf('/webhooks/%s/deliveries/%s/retry', webhook_id, delivery_id);
      key = arauto.internal.take(varargin, 'idempotency_key', []);
      [record, beside] = arauto.internal.record(self.settings, 'POST', path, {}, [], key);
    end

    function [record, beside] = estatisticas(self, webhook_id, varargin)
    %ESTATISTICAS  Results of deliveries, hour by hour.
    %   [record, beside] = c.webhooks.estatisticas(webhook_id, NAME, VALUE, ...) gives a struct. An unknown id is the
    %   error arauto:NotFound.
    %
    %     periodo  how far back ('24h' by default, '7d' or '30d')
      path = arauto.internal.pathOf('/webhooks/%s/estatisticas', webhook_id);
      query = arauto.internal.named(varargin, {'periodo'});
      [record, beside] = arauto.internal.record(self.settings, 'GET', path, query, []);
    end
  end
end
