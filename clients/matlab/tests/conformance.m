function conformance()
% The runner of ../../conformance: performs the steps of a plan and reports the results. It has no expectations.
  addpath(fullfile(fileparts(mfilename('fullpath')), '..', 'toolbox'));
  warning('off', 'arauto:Notice');
  warning('off', 'arauto:Truncated');
  plan = jsondecode(fileread(getenv('CONFORMANCE_PLAN')));
  for index = 1:numel(plan.scenarios)
    runScenario(element(plan.scenarios, index));
  end
end

function runScenario(scenario)
  setenv('ARAUTO_API_KEY', '');
  setenv('ARAUTO_BASE_URL', '');
  setenv('ARAUTO_LANGUAGE', '');
  for index = 1:numel(scenario.environment)
    setenv(scenario.environment(index).name, scenario.environment(index).value);
  end
  client = [];
  problem = [];
  try
    client = clientOf(scenario);
  catch caught
    problem = caught;
  end
  saved = struct();
  reports = {};
  for index = 1:numel(scenario.steps)
    [reports{end + 1}, saved] = performed(element(scenario.steps, index), client, problem, saved); %#ok<AGROW>
  end
  printf('%s\n', ['{"id":' jsonencode(scenario.id) ',"steps":[' strjoin(reports, ',') ']}']);
end

% The report of one step, as JSON.
function [report, saved] = performed(step, client, problem, saved)
  try
    if ~isempty(problem), rethrow(problem); end
    answer = perform(step, client, saved);
    for index = 1:numel(step.save)
      saved.(step.save(index).name) = readPath(answer, step.save(index).path);
    end
    values = {};
    for index = 1:numel(step.read)
      values{end + 1} = written(readPath(answer, step.read{index}), lastName(step.read{index})); %#ok<AGROW>
    end
    report = ['{"error":null,"values":[' strjoin(values, ',') ']}'];
  catch caught
    report = ['{"error":' errorReport(caught, client) ',"values":[]}'];
  end
end

function client = clientOf(scenario)
  names = {'api_key', 'api_key'; 'base_url', 'base_url'; 'timeout_s', 'timeout'; 'max_retries', 'max_retries'
           'max_wait_s', 'max_wait'; 'user_agent', 'user_agent'};
  given = {};
  for index = 1:size(names, 1)
    given = [given, {names{index, 2}, scenario.(names{index, 1})}]; %#ok<AGROW>
  end
  client = arauto.Client(given{:});
end

% The user's result, in the form of the answers that paths refer to, including fields beside dados.
function answer = perform(step, client, saved)
  given = struct();
  for index = 1:numel(step.arguments)
    item = element(step.arguments, index);
    given.(item.name) = filled(item.value, saved);
  end
  answer = struct('dados', []);
  switch step.operation
    case 'construir'
    case 'iterar', [answer.dados, answer.avisos] = iterateItems(client, given);
    case 'iterarPaginas', answer.dados = iteratePages(client, given);
    case 'mostrar', answer.dados = shown(client);
    case 'limite', answer.dados = client.rate_limit;
    case 'calcularEspera'
      headers = arauto.internal.lowerNames(pairsOf(given.headers));
      answer.dados = struct('wait_s', ...
        arauto.internal.retryWait(given.status, headers, given.attempt, given.now, given.random));
    case 'verificar', answer.dados = verified(given);
    case 'assinar', answer.dados = signed(given);
    case {'exportar', 'exportarContratos', 'exportarPessoal', 'exportarLicitacoes', 'exportarSancoes', ...
          'exportarNormas'}
      answer.dados = exported(client, step.operation, given);
    otherwise
      [dados, beside] = called(client, step.operation, given);
      answer = beside;
      answer.dados = dados;
  end
end

function [dados, beside] = called(client, operation, given)
  [name, places, outputs] = methodOf(operation);
  [first, given] = taken(given, places);
  rest = listed(given, strncmp(operation, 'alterar', 7));
  names = strsplit(name, '.');
  owner = client;
  if numel(names) > 1, owner = client.(names{1}); end
  if outputs == 0
    owner.(names{end})(first{:}, rest{:});
    [dados, beside] = deal([], struct());
  else
    [dados, beside] = owner.(names{end})(first{:}, rest{:});
  end
end

function [name, places, outputs] = methodOf(operation)
  rows = operations();
  row = find(strcmp(operation, rows(:, 1)));
  if isempty(row), error('no operation %s', operation); end
  [name, places, outputs] = rows{row, 2:4};
end

% The values of some names, and the struct without them.
function [values, given] = taken(given, names)
  values = {};
  for name = names
    if isfield(given, name{1})
      values{end + 1} = given.(name{1}); %#ok<AGROW>
      given = rmfield(given, name{1});
    end
  end
end

% Names and values. In a change, null is NaN. jsondecode cannot tell an empty list from null: of these, none is null.
function list = listed(given, change)
  list = {};
  lists = arauto.internal.arrayFields();
  for name = fieldnames(given)'
    value = given.(name{1});
    if isempty(value) && any(strcmp(name{1}, lists)), value = {}; end
    if change && isempty(value) && ~iscell(value) && ~ischar(value), value = NaN; end
    list = [list, {name{1}, value}]; %#ok<AGROW>
  end
end

% The name under which pages and items know an operation, and its arguments.
function list = iterated(given)
  [name, places] = methodOf(given.operation);
  [first, rest] = taken(given.arguments, places);
  list = [{name}, first, listed(rest, false)];
end

% All items, and the notices that were shown meanwhile. Not lastwarn: since GNU Octave 11 it is also what a warning that
% is switched off would have said, and the engine's own functions have such.
function [items, avisos] = iterateItems(client, given)
  warning('on', 'arauto:Notice');
  list = iterated(given);
  iterator = client.items(list{:});
  limit = Inf;
  if isfield(given, 'max_itens'), limit = given.max_itens; end
  items = {};
  shown = evalc('items = takeItems(iterator, limit);');
  warning('off', 'arauto:Notice');
  avisos = regexp(shown, '(?<=warning: )(?!called from)[^\n]+', 'match');
end

function items = takeItems(iterator, limit)
  items = {};
  while numel(items) < limit && iterator.hasNext()
    items{end + 1} = iterator.next(); %#ok<AGROW>
  end
end

function pages = iteratePages(client, given)
  list = iterated(given);
  iterator = client.pages(list{:});
  limit = Inf;
  if isfield(given, 'max_paginas'), limit = given.max_paginas; end
  pages = {};
  while numel(pages) < limit && iterator.hasNext()
    pages{end + 1} = iterator.next(); %#ok<AGROW>
  end
end

function text = shown(client) %#ok<INUSD>
  text = [evalc('client'), evalc('disp(client)'), evalc('display(client)'), evalc('{client}'), client.char(), ...
          evalc('struct(''client'', client)')];
end

function list = pairsOf(headers)
  list = cell(numel(headers), 2);
  for index = 1:numel(headers)
    item = element(headers, index);
    list(index, :) = {item.name, item.value};
  end
end

function bytes = fromHex(hex)
  bytes = uint8(sscanf(hex, '%2x'))';
end

function event = verified(given)
  options = {'now', given.now};
  if isfield(given, 'tolerance_s'), options = [options, {'tolerance', given.tolerance_s}]; end
  secrets = given.secrets;
  if ~iscell(secrets), secrets = {}; end
  event = arauto.verifyWebhook(fromHex(given.body_hex), pairsOf(given.headers), secrets, options{:});
end

function headers = signed(given)
  list = arauto.signWebhook(fromHex(given.body_hex), given.id, given.secret, given.timestamp);
  headers = struct();
  for index = 1:size(list, 1)
    headers.(strrep(lower(list{index, 1}), '-', '_')) = list{index, 2};
  end
end

function value = exported(client, operation, given)
  csv = isfield(given, 'formato') && strcmp(given.formato, 'csv');
  if isfield(given, 'formato') && ~csv, given = rmfield(given, 'formato'); end
  list = listed(given, false);
  if ~csv
    value = client.(operation)(list{:});
    return
  end
  file = tempname();
  clean = onCleanup(@() delete(file));
  client.(strrep(operation, 'exportar', 'saveExport'))(file, list{:});
  value = native2unicode(arauto.internal.readBytes(file), 'UTF-8');
end

% jsondecode makes a struct array of objects with equal fields, else a cell.
function value = element(list, index)
  if iscell(list), value = list{index}; else, value = list(index); end
end

function value = filled(value, saved)
  if ischar(value)
    for name = fieldnames(saved)'
      if ischar(saved.(name{1})), value = strrep(value, ['${' name{1} '}'], saved.(name{1})); end
    end
  elseif iscell(value)
    value = cellfun(@(each) filled(each, saved), value, 'UniformOutput', false);
  elseif isstruct(value) && isscalar(value)
    value = structfun(@(each) filled(each, saved), value, 'UniformOutput', false);
  end
end

function name = lastName(path)
  parts = strsplit(path, '.');
  name = parts{end};
end

function value = readPath(value, path)
  value = readSegments(value, strsplit(path, '.'));
end

% A struct column is a list, also of one; a list of answers read by `*` is marked as such.
function value = readSegments(value, segments)
  if isempty(segments), return, end
  segment = segments{1};
  rest = segments(2:end);
  if strcmp(segment, '#')
    value = numel(value);
  elseif strcmp(segment, '*')
    found = cell(1, numel(value));
    for index = 1:numel(value), found{index} = readSegments(element(value, index), rest); end
    value = struct('all', {found}, 'name', lastOf(rest));
  elseif ~isempty(regexp(segment, '^-?[0-9]+$', 'once'))
    index = str2double(segment) + 1;
    if index <= 0, index = index + numel(value); end
    if index < 1 || index > numel(value) || ischar(value), value = []; return, end
    value = readSegments(element(value, index), rest);
  elseif isstruct(value) && isscalar(value) && isfield(value, segment)
    value = readSegments(value.(segment), rest);
  else
    value = [];
  end
end

function name = lastOf(segments)
  name = '';
  if ~isempty(segments), name = segments{end}; end
end

% jsondecode cannot tell an empty list from null, nor a list of one number from a number: these fields are lists.
function text = written(value, name)
  lists = {'secoes', 'eventos', 'termos', 'orgaos', 'tipos_ato', 'webhooks', 'emails', 'cnpjs', 'processos', ...
           'uasgs', 'contratos', 'licitacoes', 'valores', 'normas', 'palavras_chave', 'publicacoes_relacionadas', ...
           'sugestoes', 'escopos', 'relacoes', 'avisos', 'resultados', 'faltam', 'termos_correspondentes', ...
           'vencedores'};
  if isstruct(value) && isfield(value, 'all')
    parts = {};
    for index = 1:numel(value.all)
      parts{end + 1} = written(value.all{index}, value.name); %#ok<AGROW>
    end
    text = ['[' strjoin(parts, ',') ']'];
  elseif any(strcmp(name, lists)) && isempty(value)
    text = '[]';
  elseif strcmp(name, 'valores') && isnumeric(value)
    text = jsonencode(num2cell(value(:)'));
  elseif isempty(value) && ~ischar(value) && ~iscell(value)
    text = 'null';
  else
    text = jsonencode(value);
  end
end

function text = errorReport(caught, client)
  names = struct('Configuration', 'ConfigurationError', 'Connection', 'ConnectionError', 'Timeout', 'TimeoutError', ...
    'BadRequest', 'BadRequestError', 'Authentication', 'AuthenticationError', 'Permission', 'PermissionError', ...
    'NotFound', 'NotFoundError', 'Conflict', 'ConflictError', 'RateLimit', 'RateLimitError', 'Server', 'ServerError', ...
    'Api', 'APIError', 'ResponseFormat', 'ResponseFormatError', 'WebhookSignature', 'WebhookSignatureError');
  kind = regexprep(caught.identifier, '^arauto:', '');
  type = 'RunnerError';
  if isfield(names, kind), type = names.(kind); end
  details = [];
  if ~isempty(client) && ~any(strcmp(kind, {'Configuration', 'WebhookSignature'})), details = client.last_error; end
  if ~isstruct(details)
    details = struct('status', [], 'codigo', [], 'detalhes', [], 'request_id', [], 'retry_after', []);
  end
  count = [];
  if ~isempty(details.status), count = numel(details.detalhes); end
  parts = {['"type":' jsonencode(type)], ['"status":' written(details.status, '')], ...
    ['"code":' written(details.codigo, '')], ['"message":' jsonencode(caught.message)], ...
    ['"request_id":' written(details.request_id, '')], ['"retry_after_s":' written(details.retry_after, '')], ...
    ['"details":' written(count, '')]};
  text = ['{' strjoin(parts, ',') '}'];
end
