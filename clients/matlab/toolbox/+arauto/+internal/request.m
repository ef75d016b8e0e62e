function [dados, beside, text] = request(s, method, path, query, body, key)
% One operation: the answer's dados and what stands beside it, as jsondecode gives them, and its text. `body` and `key`
% may be [].
  headers = {'X-API-Key', s.api_key.reveal(); 'Accept', 'application/json'; 'User-Agent', s.user_agent};
  if strcmp(method, 'POST')
    if isempty(key), key = arauto.internal.uuid(); end
    headers(end + 1, :) = {'Idempotency-Key', key};
  end
  content = [];
  if isstruct(body)
    content = unicode2native(jsonencode(body), 'UTF-8');
    headers(end + 1, :) = {'Content-Type', 'application/json'};
  end
  message = struct('method', method, 'url', [s.base_url path arauto.internal.queryString(query)], ...
    'headers', {headers}, 'body', content, 'timeout', s.timeout, 'connect_timeout', s.connect_timeout, ...
    'destination', '');
  response = arauto.internal.perform(s, message, @(failure) []);
  [dados, beside] = read(s, response);
  text = char(response.body);
end

function [dados, beside] = read(s, response)
  dados = [];
  beside = struct();
  if response.status == 204, return, end
  try
    envelope = arauto.internal.decode(response.body);
  catch
    envelope = [];
  end
  if ~isstruct(envelope) || ~isscalar(envelope) || ~isfield(envelope, 'dados')
    arauto.internal.failApi(s, response, 'arauto:ResponseFormat', ...
      arauto.internal.text('not_the_api', 'argument', 'base_url'), []);
  end
  dados = envelope.dados;
  beside = rmfield(envelope, intersect({'sucesso', 'dados'}, fieldnames(envelope)));
  if isfield(beside, 'avisos')
    beside.avisos = arauto.internal.notices(beside.avisos);
  end
end
