function list = cases()
% Every case of the unit tests: a name and a function that fails with an error. runOctave.m runs them in GNU Octave,
% tClient.m in MATLAB.
  list = {
    'waits', @waits; 'reading is tried again', @readingIsTriedAgain; 'what will not pass is not', @notTriedAgain
    'POST has one key', @postHasOneKey; 'PATCH is repeated after 429 only', @patchIsRepeatedAfter429
    'a long wait is not waited', @longWaitIsNotWaited; 'rate limit', @rateLimit; 'settings', @settings
    'the key is not shown', @keyIsNotShown; 'errors say what they are', @errorsSay
    'a strange body hides no status', @strangeBodies; 'answers that cannot be understood', @notUnderstood
    'arguments', @arguments_; 'bodies', @bodies; 'rows', @rows_; 'notices', @notices; 'pages', @pages
    'pages are lazy', @lazy; 'pages end', @pagesEnd; 'languages', @languages; 'wrong arguments', @wrongArguments; 'empty pages', @emptyPages; 'gather', @gather_; 'events', @events; 'sha256', @sha256_
    'signatures', @signatures; 'vectors', @vectors; 'refused deliveries', @refused; 'export goes on', @exportGoesOn
    'export that cannot go on', @exportCannot; 'export refused', @exportRefused; 'help', @help_
    'files are saved', @saved; 'last lines', @lastLines; 'numbers of a table', @numbers_; 'long bodies', @longBodies
  };
end

% ---- a service whose answers are given

function [client, log] = scripted(varargin)
  log = containers.Map({'requests', 'waits'}, {{}, []});
  client = arauto.Client('api_key', 'ar_00000000_segredo', 'base_url', 'http://servico/api/v1/', ...
    'transport', @(request) answered(request, log, varargin), 'now', @() 1000, 'random', @() 1, ...
    'sleep', @(seconds) noted(log, seconds));
end

function noted(log, seconds)
  log('waits') = [log('waits') seconds];
end

% An answer is {status, body}, {status, body, headers}, 'broken', or {'cut', text}: written, then broken.
function response = answered(request, log, answers)
  log('requests') = [log('requests') {request}];
  answer = answers{numel(log('requests'))};
  if ischar(answer), arauto.internal.fail('arauto:Connection', 'caiu'); end
  if ~isempty(request.destination)
    arauto.internal.appendBytes(request.destination, arauto.internal.bytes(answer{2}));
  end
  if strcmp(answer{1}, 'cut'), arauto.internal.fail('arauto:Connection', 'caiu'); end
  headers = {};
  if numel(answer) > 2, headers = answer{3}; end
  response = struct('status', answer{1}, 'headers', arauto.internal.lowerNames(headers), ...
    'body', arauto.internal.bytes(answer{2}));
end

function answer = failure(status, varargin)
  answer = [{status, '{"erro":{"codigo":"c","mensagem":"m","detalhes":[]},"request_id":"req_1"}'}, varargin];
end

function answer = page(ids, pagina, total_paginas)
  items = cellfun(@(id) sprintf('{"id":"%s"}', id), ids, 'UniformOutput', false);
  answer = {200, sprintf(['{"dados":{"total":9,"pagina":%d,"limite":2,"total_paginas":%d,"resultados":[%s],' ...
    '"avisos":[]}}'], pagina, total_paginas, strjoin(items, ','))};
end

function equal(found, wanted)
  if ~isequal(found, wanted), error('test:different', 'found %s, wanted %s', jsonencode(found), jsonencode(wanted)); end
end

function problem = fails(identifier, action)
  try
    action();
  catch problem
    equal(problem.identifier, identifier);
    return
  end
  error('test:noError', 'no error %s', identifier);
end

function request = sent(log, index)
  requests = log('requests');
  request = requests{index};
end

function count = sentCount(log)
  count = numel(log('requests'));
end

% ---- cases

function waits()
  wait = @(status, headers, attempt, random) ...
    arauto.internal.retryWait(status, arauto.internal.lowerNames(headers), attempt, 1000, random);
  window = @(reset) {'X-RateLimit-Remaining', '0'; 'X-RateLimit-Reset', reset};
  equal(wait(429, [window('1050'); {'Retry-After', '7'}], 1, 1), 7);
  equal(wait(503, {'Retry-After', 'Thu, 01 Jan 1970 00:17:00 GMT'}, 1, 1), 20);
  equal(wait(503, {'Retry-After', 'Thu, 01 Jan 1970 00:00:00 GMT'}, 1, 1), 0);
  equal(wait(429, window('1010'), 1, 1), 11);
  equal(wait(429, window('900'), 1, 1), 0);
  equal(wait(503, window('1010'), 1, 1), 0.5);
  equal(wait(429, {'X-RateLimit-Remaining', '3'; 'X-RateLimit-Reset', '1010'}, 1, 1), 0.5);
  equal(wait(503, {'Retry-After', 'amanhã'}, 1, 1), 0.5);
  equal(arrayfun(@(attempt) wait([], {}, attempt, 1), 1:6), [0.5 1 2 4 8 8]);
  equal(wait([], {}, 2, 0), 0.75);
end

function readingIsTriedAgain()
  [client, log] = scripted(failure(503), 'broken', page({'a'}, 1, 1));
  equal(getfield(client.buscar('x'), 'resultados').id, 'a');
  equal(log('waits'), [0.5 1]);
  [client, log] = scripted(failure(500), failure(500), failure(500));
  fails('arauto:Server', @() client.secoes());
  equal(sentCount(log), 3);
  [client, log] = scripted(failure(500));
  impatient = client.with('max_retries', 0);
  fails('arauto:Server', @() impatient.secoes());
  equal(sentCount(log), 1);
end

function notTriedAgain()
  kinds = {301, 'Api'; 302, 'Api'; 400, 'BadRequest'; 401, 'Authentication'; 403, 'Permission'; 404, 'NotFound'
           409, 'Conflict'; 418, 'Api'};
  for index = 1:size(kinds, 1)
    [client, log] = scripted(failure(kinds{index, 1}));
    fails(['arauto:' kinds{index, 2}], @() client.secoes());
    equal(sentCount(log), 1);
  end
end

function postHasOneKey()
  [client, log] = scripted(failure(502), {201, '{"dados":{"id":"1"}}'}, {201, '{"dados":{"id":"2"}}'});
  client.webhooks.criar('url', 'u', 'eventos', 'e');
  client.webhooks.criar('url', 'u', 'eventos', 'e');
  keys = cellfun(@keyOf, log('requests'), 'UniformOutput', false);
  equal(keys{1}, keys{2});
  equal(strcmp(keys{1}, keys{3}), false);
  equal(isempty(regexp(keys{1}, '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$', 'once')), false);
end

function key = keyOf(request)
  key = request.headers{strcmp(request.headers(:, 1), 'Idempotency-Key'), 2};
end

function patchIsRepeatedAfter429()
  for lost = {'broken', failure(500)}
    [client, log] = scripted(lost{1});
    try, client.webhooks.alterar('wh_1', 'ativo', false); catch, end
    equal(sentCount(log), 1);
  end
  client = scripted(failure(429), {200, '{"dados":{"id":"wh_1"}}'});
  equal(getfield(client.webhooks.alterar('wh_1', 'ativo', false), 'id'), 'wh_1');
end

function longWaitIsNotWaited()
  [client, log] = scripted(failure(429, {'Retry-After', '61'}));
  fails('arauto:RateLimit', @() client.secoes());
  equal(log('waits'), []);
  equal(client.last_error.retry_after, 61);
end

function rateLimit()
  headers = {'X-RateLimit-Limit', '120'; 'X-RateLimit-Remaining', '118'; 'X-RateLimit-Reset', '1060'};
  client = scripted({200, '{"dados":[]}', headers});
  equal(client.rate_limit, []);
  other = client.with('timeout', 1);
  other.secoes();
  equal(client.rate_limit, struct('limit', 120, 'remaining', 118, 'reset', 1060));
end

function settings()
  previous = {getenv('ARAUTO_API_KEY'), getenv('ARAUTO_BASE_URL')};
  restore = onCleanup(@() cellfun(@setenv, {'ARAUTO_API_KEY', 'ARAUTO_BASE_URL'}, previous));
  setenv('ARAUTO_API_KEY', '');
  setenv('ARAUTO_BASE_URL', '');
  problem = fails('arauto:Configuration', @() arauto.Client('base_url', 'http://x'));
  equal(isempty(strfind(problem.message, 'ARAUTO_API_KEY')), false);
  problem = fails('arauto:Configuration', @() arauto.Client('api_key', 'ar_x'));
  equal(isempty(strfind(problem.message, 'ARAUTO_BASE_URL')), false);
  setenv('ARAUTO_API_KEY', 'ar_1');
  setenv('ARAUTO_BASE_URL', 'http://y/api/v1/');
  equal(getfield(arauto.Client(), 'base_url'), 'http://y/api/v1');
  fails('arauto:Configuration', @() arauto.Client('timeout', -1));
  fails('arauto:Configuration', @() arauto.Client('tempo', 3));
  fails('arauto:Configuration', @() arauto.Client('timeout', 0));
  fails('arauto:Configuration', @() arauto.Client('max_retries', 1.5));
  % What cannot be a key or an address is said before it is sent, and not shown; nor is a key without its name.
  for key = {['ar_segredo' char(10)], 'ar segredo', 'ção-segredo'}
    problem = fails('arauto:Configuration', @() arauto.Client('api_key', key{1}));
    equal(isempty(strfind(problem.message, 'segredo')), true);
  end
  problem = fails('arauto:Configuration', @() arauto.Client('ar_segredo', 'http://x'));
  equal(isempty(strfind(problem.message, 'segredo')), true);
  for address = {'servico/api/v1', 'ftp://x', 'http://', 'https://eu:senha@x/api/v1', 'http://x?a=1', ['http://x' char(10)]}
    fails('arauto:Configuration', @() arauto.Client('base_url', address{1}));
  end
  setenv('ARAUTO_API_KEY', ['ar_1' char(10)]);
  setenv('ARAUTO_BASE_URL', ' HTTPS://y/api/v1 ');
  equal(getfield(arauto.Client(), 'base_url'), 'HTTPS://y/api/v1');
end

function keyIsNotShown()
  [client, ~] = scripted(failure(401)); %#ok<ASGLU>
  shown = [evalc('client'), evalc('disp(client)'), client.char(), evalc('{client}'), evalc('client.webhooks')];
  problem = fails('arauto:Authentication', @() client.secoes());
  equal(isempty(strfind([shown problem.message], 'segredo')), true);
end

function errorsSay()
  client = scripted({400, ['{"erro":{"codigo":"parametro_invalido","mensagem":"Há 100% de erro.","detalhes":[{"campo":' ...
    '"limite","problema":"deve ser de 1 a 100","sugestao":"Use 100."}]},"request_id":"req_1"}']});
  problem = fails('arauto:BadRequest', @() client.buscar('x', 'limite', 999));
  equal(problem.message, ['400: Há 100% de erro.' char(10) '- limite: deve ser de 1 a 100: Use 100.' char(10) ...
    '(X-Request-Id: req_1)']);
  equal(client.last_error.codigo, 'parametro_invalido');
  equal(client.last_error.detalhes.campo, 'limite');
end

function strangeBodies()
  for body = {'<html>', '', '{"erro":', '{"erro":"texto"}', '[]', 'null'}
    client = scripted({404, body{1}});
    fails('arauto:NotFound', @() client.secoes());
    equal({client.last_error.status, client.last_error.codigo}, {404, []});
  end
end

function notUnderstood()
  for body = {'<html>', '{"sucesso":true}', '{"dados":[', '', '[]', '3'}
    [client, log] = scripted({200, body{1}});
    fails('arauto:ResponseFormat', @() client.secoes());
    equal(sentCount(log), 1);
  end
end

function arguments_()
  [client, log] = scripted(page({'a'}, 1, 1), page({}, 1, 0));
  client.buscar('é & 100%+ =#?/"x"', 'secao', {'3', 'extra'}, 'orgao', [], 'limite', 5, 'literal', true);
  equal(getfield(sent(log, 1), 'url'), ['http://servico/api/v1/buscar?termo=%C3%A9%20%26%20100%25%2B%20%3D%23%3F%2F' ...
    '%22x%22&secao=3&secao=extra&limite=5&literal=true']);
  client.webhooks.entregas('wh_a/b');
  equal(getfield(sent(log, 2), 'url'), 'http://servico/api/v1/webhooks/wh_a%2Fb/deliveries');
  client = scripted();
  for unknown = {NaN, [1 NaN], {'1', NaN}}
    fails('arauto:Configuration', @() client.buscar('x', 'secao', unknown{1}));
  end
  [client, log] = scripted(page({}, 1, 0), {200, '{"dados":[]}'});
  client.buscar('x', 'secao', [1 3], 'literal', [true; false]);
  equal(getfield(sent(log, 1), 'url'), 'http://servico/api/v1/buscar?termo=x&secao=1&secao=3&literal=true&literal=false');
  client.paginaDou('2026-03-09', 2, '12');
  equal(getfield(sent(log, 2), 'url'), 'http://servico/api/v1/dou/2026-03-09/2/12');
  for id = {'', '.', '..', 3.5}
    fails('arauto:Configuration', @() client.publicacao(id{1}));
  end
  fails('arauto:Configuration', @() client.buscar('x', 'seção', '1'));
  fails('arauto:Configuration', @() client.buscar('x', 'secao'));
end

function bodies()
  ok = {200, '{"dados":{"id":"x"}}'};
  [client, log] = scripted(ok, ok, ok, ok);
  body = @(index) native2unicode(getfield(sent(log, index), 'body'), 'UTF-8');
  client.webhooks.criar('url', 'u', 'eventos', 'e', 'filtros', struct('termos', 'licitação', 'secoes', {{'1', '2'}}));
  equal(body(1), '{"url":"u","eventos":["e"],"filtros":{"termos":["licitação"],"secoes":["1","2"]}}');
  client.webhooks.alterar('wh_1', 'filtros', NaN, 'eventos', {}, 'ativo', true);
  equal(body(2), '{"filtros":null,"eventos":[],"ativo":true}');
  client.webhooks.trocarSegredo('wh_1');
  equal(body(3), '{}');
  client.webhooks.alterar('wh_1', 'filtros', struct('secoes', 2), 'eventos', NaN);
  equal(body(4), '{"filtros":{"secoes":[2]},"eventos":null}');
end

function rows_()
  client = scripted(page({}, 1, 0), {200, ['{"dados":{"total":2,"pagina":1,"limite":2,"total_paginas":1,"novo":7,' ...
    '"resultados":[{"id":"a","extra":1},{"id":"b","titulo":"t"}]},"ao_lado":3}']});
  none = client.buscar('x');
  equal(size(none.resultados), [0 1]);
  equal(fieldnames(none.resultados), arauto.internal.fieldsOf('ResultadoBusca')');
  [some, beside] = client.buscar('x');
  equal({some.resultados.extra}, {1, []});
  equal({some.resultados.titulo}, {[], 't'});
  equal({some.novo, beside.ao_lado}, {7, 3});
end

function notices()
  client = scripted({200, ['{"dados":[],"avisos":[{"codigo":"edicoes_ausentes","campo":"data","mensagem":"Falta 100%.",' ...
    '"sugestoes":["2026-03-10"]}]}']});
  previous = warning('off', 'arauto:Notice');
  restore = onCleanup(@() warning(previous));
  lastwarn('', '');
  [~, beside] = client.edicoes('data', '2026-03-09');
  equal(beside.avisos.codigo, 'edicoes_ausentes');
end

function pages()
  [client, log] = scripted(page({'a', 'b'}, 1, 3), page({'b', 'c'}, 2, 3), page({'d'}, 3, 3));
  found = {};
  iterator = client.items('buscar', 'x', 'limite', 2);
  while iterator.hasNext(), found{end + 1} = getfield(iterator.next(), 'id'); end %#ok<AGROW>
  equal(found, {'a', 'b', 'c', 'd'});
  equal(isempty(strfind(getfield(sent(log, 1), 'url'), 'limite=2&pagina=1')), false);
  fails('arauto:Configuration', @() iterator.next());
end

function lazy()
  [client, log] = scripted(page({'a', 'b'}, 1, 3), page({'c'}, 2, 3));
  iterator = client.items('buscar', 'x');
  equal(sentCount(log), 0);
  iterator.next();
  iterator.next();
  equal(sentCount(log), 1);
  equal(getfield(iterator.next(), 'id'), 'c');
  fails('arauto:Configuration', @() getfield(client.items('secoes'), 'hasNext'));
end

function pagesEnd()
  ends = {{page({'a'}, 1, 2), page({'b'}, 2, 2)}, 2; {page({'a'}, 1, 9), page({}, 2, 9)}, 1
          {page({'a'}, 1, 9), page({'a'}, 1, 9)}, 1; {page({}, 1, 0)}, 1};
  for index = 1:size(ends, 1)
    [client, log] = scripted(ends{index, 1}{:});
    iterator = client.pages('buscar', 'x');
    count = 0;
    while iterator.hasNext()
      iterator.next();
      count = count + 1;
    end
    equal([count sentCount(log)], [ends{index, 2} numel(ends{index, 1})]);
  end
end

function gather_()
  previous = warning('off', 'arauto:Truncated');
  restore = onCleanup(@() warning(previous));
  client = scripted(page({'a', 'b'}, 1, 9), page({'c', 'd'}, 2, 9));
  [acts, first] = client.gather('buscar', 'x', 'max_itens', 3);
  equal({acts.id}, {'a', 'b', 'c'});
  equal(first.total, 9);
  client = scripted(page({}, 1, 0));
  equal(numel(client.gather('buscar', 'x')), 0);
end

% Of events, others may follow an empty page.
function emptyPages()
  event = @(items, cursor, more) {200, sprintf(['{"dados":{"limite":1,"resultados":[%s],"proximo":"%s","tem_mais":%s,' ...
    '"avisos":[]}}'], items, cursor, more)};
  answers = {event('', '1', 'true'), event('{"id":"evt_1"}', '2', 'true'), event('', '3', 'true'), ...
    event('{"id":"evt_2"}', '4', 'false')};
  client = scripted(answers{:});
  acts = client.gather('eventos');
  equal({acts.id}, {'evt_1', 'evt_2'});
end

function languages()
  names = {'ARAUTO_LANGUAGE', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'};
  previous = cellfun(@getenv, names, 'UniformOutput', false);
  restore = onCleanup(@() cellfun(@setenv, names, previous));
  expected = {'', '', 'Falta'; '', 'C.UTF-8', 'Falta'; '', 'pt_BR.UTF-8', 'Falta'; '', 'en_US.UTF-8', 'No'
              'pt', 'en_US.UTF-8', 'Falta'; 'en', 'pt_BR.UTF-8', 'No'};
  for index = 1:size(expected, 1)
    cellfun(@setenv, names, {expected{index, 1}, '', '', '', expected{index, 2}});
    problem = fails('arauto:Configuration', @() arauto.Client('base_url', 'http://x', 'api_key', ''));
    equal(strtok(problem.message), expected{index, 3});
  end
  setenv('ARAUTO_LANGUAGE', 'en');
  equal(arauto.internal.text('export_short', 'count', 1234567), 'The export ended before its last 1234567 rows.');
end

function wrongArguments()
  wrong = @(body, headers, secret) fails('arauto:Configuration', @() arauto.verifyWebhook(body, headers, secret));
  wrong(struct('id', 'evt_1'), {}, 's');
  wrong('{}', 'x', 's');
  wrong('{}', {}, 3);
  wrong('{}', {'webhook-id'; 'evt_1'}, 's');
end

function events()
  event = @(id, more) {200, sprintf(['{"dados":{"limite":1,"resultados":[{"id":"%s","tipo":"t"}],"proximo":"c-%s",' ...
    '"tem_mais":%s,"avisos":[]}}'], id, id, more)};
  [client, log] = scripted(event('evt_1', 'true'), event('evt_2', 'false'));
  acts = client.gather('eventos');
  equal({acts.id}, {'evt_1', 'evt_2'});
  equal(getfield(sent(log, 2), 'url'), 'http://servico/api/v1/eventos?limite=100&apos=c-evt_1');
end

function sha256_()
  % Of FIPS 180-4's examples, and around the length of a block.
  hex = @(bytes) sprintf('%02x', arauto.internal.pureSha256(bytes));
  equal(hex(uint8('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  equal(hex(zeros(1, 0, 'uint8')), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for count = [1 55 56 57 63 64 65 119 120 200]
    bytes = uint8(mod(7 * (1:count), 256));
    equal(arauto.internal.pureSha256(bytes), arauto.internal.sha256(bytes));
  end
end

function signatures()
  body = ['{"id":"evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W","tipo":"publicacao.nova","criado_em":"2026-03-09T12:00:00.000Z",' ...
    '"webhook_id":"wh_01JD7V9Y2M3N4P5Q6R7S8T9V0X","dados":{"publicacao":{"id":"pub_0123456789ABCDEF","titulo":"EDITAL 7/2026"}}}'];
  headers = arauto.signWebhook(body, 'evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W', ...
    'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 1773057600);
  equal(headers{1, 2}, 'sha256=f6b14f52d17fcd7b0b312480e7ed83a6a6096959b640c4303aecb91fa59d5af4');
  equal(headers{5, 2}, 'v1,mA4z8jyfhtVELDHqvnLQNIAeVQg9gyY9QCjPXj95sZ8=');
end

% The project's, where they are at hand.
function vectors()
  file = fullfile(fileparts(mfilename('fullpath')), '..', '..', '..', 'spec', 'vectors', 'signature.json');
  if ~exist(file, 'file'), return, end
  data = arauto.internal.decode(arauto.internal.readBytes(file));
  for index = 1:numel(data.cases)
    if iscell(data.cases), each = data.cases{index}; else, each = data.cases(index); end
    headers = [strrep(fieldnames(each.headers), '_', '-') struct2cell(each.headers)];
    try
      arauto.verifyWebhook(each.body, headers, each.secret, 'now', each.now);
      valid = true;
    catch problem
      % An empty body can be genuine, and yet no event.
      valid = strcmp(problem.identifier, 'arauto:ResponseFormat');
    end
    if valid ~= each.valid, error('test:vector', 'vector: %s', each.name); end
  end
end

function refused()
  body = '{"id":"evt_1"}';
  headers = arauto.signWebhook(body, 'evt_1', 'segredo-1', 1000);
  verify = @(body, headers, secret, now) arauto.verifyWebhook(body, headers, secret, 'now', now);
  equal(getfield(verify(body, headers, {'outro', 'segredo-1'}, 1300), 'id'), 'evt_1');
  equal(getfield(verify(body, [upper(headers(1:2, 1)) headers(1:2, 2)], 'segredo-1', 700), 'id'), 'evt_1');
  equal(getfield(verify(body, headers(3:5, :), 'segredo-1', 1000), 'id'), 'evt_1');
  refuse = @(varargin) fails('arauto:WebhookSignature', @() verify(varargin{:}));
  refuse(body, headers, 'segredo-1', 1301);
  refuse(body, headers, 'segredo-1', 699);
  refuse([body ' '], headers, 'segredo-1', 1000);
  refuse(body, headers, 'outro', 1000);
  refuse(body, headers, '', 1000);
  refuse(body, headers, {}, 1000);
  refuse(body, {}, 'segredo-1', 1000);
  refuse(body, headers(1, :), 'segredo-1', 1000);
  for time = {'', '-1000', '1000.0', '0x3e8', ' 1000'}
    refuse(body, {'X-Service-Signature', headers{1, 2}; 'X-Service-Timestamp', time{1}}, 'segredo-1', 1000);
  end
  for signature = {'', 'sha256=', headers{1, 2}(8:end), upper(headers{1, 2})}
    refuse(body, {'X-Service-Signature', signature{1}; 'X-Service-Timestamp', '1000'}, 'segredo-1', 1000);
  end
end

function text = line(id)
  text = sprintf('{"id":"%s","titulo":"Título %s"}\n', id, id);
end

function exportGoesOn()
  half = line('b');
  [client, log] = scripted({'cut', [line('a') half(1:15)]}, 'broken', {'cut', line('b')}, failure(503), {200, line('c')});
  acts = client.exportar('termo', 'x');
  equal({acts.id}, {'a', 'b', 'c'});
  urls = cellfun(@(request) request.url, log('requests'), 'UniformOutput', false);
  equal(regexprep(urls, '.*jsonl', ''), {'', '&apos=a', '&apos=a', '&apos=b', '&apos=b'});
  equal(log('waits'), [0.5 1 0.5 1]);
  client = scripted({200, ''});
  equal(numel(client.exportar('termo', 'x')), 0);
end

function exportCannot()
  client = scripted({'cut', line('a')});
  fails('arauto:Connection', @() client.exportar('campos', {'titulo'}));
  file = [tempname() '.csv'];
  client = scripted({'cut', 'id'}, {200, sprintf('id\r\na\r\n')});
  fails('arauto:Connection', @() client.saveExport(file, 'termo', 'x'));
  equal([exist(file, 'file') exist([file '.part'], 'file')], [0 0]);
  equal(client.saveExport(file, 'termo', 'x', 'bom', true), file);
  clean = onCleanup(@() delete(file));
  equal(char(arauto.internal.readBytes(file)), sprintf('id\r\na\r\n'));
end

function exportRefused()
  client = scripted(failure(503), failure(400));
  fails('arauto:BadRequest', @() client.exportar('termo', '"'));
  equal(client.last_error.codigo, 'c');
end

function saved()
  folder = tempname();
  mkdir(folder);
  clean = onCleanup(@() removeTree(folder));
  path = fullfile(folder, 'atos [1].csv');
  client = scripted({200, 'velho'}, {200, 'novo'});
  client.saveExport(path);
  client.saveExport(path);
  equal(char(arauto.internal.readBytes(path)), 'novo');
  % Never in a folder of that name, nor where there is none; nothing is asked for then.
  for wrong = {folder, fullfile(folder, 'nenhuma', 'atos.csv')}
    [client, log] = scripted({200, 'novo'});
    fails('arauto:Configuration', @() client.saveExport(wrong{1}));
    equal(sentCount(log), 0);
  end
  listed = dir(folder);
  equal(setdiff({listed.name}, {'.', '..'}), {'atos [1].csv'});
end

function removeTree(folder)
  for each = dir(folder)'
    if ~each.isdir, arauto.internal.removeFile(fullfile(folder, each.name)); end
  end
  rmdir(folder);
end

% A last line without its end is whole, if the answer ended properly; lines may be longer than what is read at once.
function lastLines()
  total = @(count) {'X-Total', count};
  [client, log] = scripted({200, [line('a') strtrim(line('b'))], total('3')}, {200, line('c'), total('1')});
  acts = client.exportar('termo', 'x');
  equal({acts.id}, {'a', 'b', 'c'});
  equal(regexprep(getfield(sent(log, 2), 'url'), '.*jsonl', ''), '&apos=b');
  long = sprintf('{"id":"b","titulo":"%s"}\n', repmat('x', 1, 200000));
  [client, log] = scripted({'cut', [line('a') long '{"id":']}, {200, line('c')});
  acts = client.exportar('termo', 'x');
  equal({acts.id}, {'a', 'b', 'c'});
  equal(numel(acts(2).titulo), 200000);
  equal(regexprep(getfield(sent(log, 2), 'url'), '.*jsonl', ''), '&apos=b');
end

function numbers_()
  equal(isequaln(arauto.internal.numbersOf({1.5; []; 3}), [1.5; NaN; 3]), true);
  for others = {{'a'; []}, {[1; 2]; 3}, {[]; []}, {1; 'a'}, {1; ''}}
    equal(arauto.internal.numbersOf(others{1}), others{1});
  end
end

% By the engine's own transport, to a port where nobody listens: what is sent is read before.
function longBodies()
  client = arauto.Client('api_key', 'ar_x', 'base_url', 'http://127.0.0.1:1/api/v1', 'max_retries', 0);
  problem = fails('arauto:Connection', @() client.verificarCitacoes('texto', repmat('Lei 8.112. ', 1, 30000)));
  equal(isempty(strfind(problem.message, '127.0.0.1')), false);
end

% Every public name begins its help with itself, as help() lists it.
function help_()
  folder = fullfile(fileparts(mfilename('fullpath')), '..', 'toolbox', '+arauto');
  for file = dir(fullfile(folder, '*.m'))'
    [~, name] = fileparts(file.name);
    equal(isempty(strfind(help(['arauto.' name]), [upper(name) '  '])), false);
  end
end
