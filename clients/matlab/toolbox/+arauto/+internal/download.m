function download(s, path, query, file, resumable)
% Writes an export to a file. What breaks off, or ends before all that was promised, is asked for again after the last
% whole line, if it can be; if it cannot, but something came, it fails: beginning anew is not what was asked for.
  part = tempname();
  clean = onCleanup(@() removeFile(part));
  fclose(fopen(file, 'w'));
  fruitless = 0;
  while true
    resume = @(failure) rest(s, path, query, file, part, resumable, failure);
    response = arauto.internal.perform(s, exportRequest(s, path, query, part), resume);
    came = arauto.internal.readBytes(part);
    missing = missingLines(query, came, response);
    if missing <= 0, break, end
    fruitless = (fruitless + 1) * isempty(came);
    if fruitless > s.max_retries || ~(isempty(came) || resumable), failShort(s, missing); end
    if isempty(came)
      s.sleep(arauto.internal.retryWait([], containers.Map(), fruitless, s.now(), s.random()));
    else
      query = goOnAfter(s, came, query, file);
    end
  end
  arauto.internal.appendBytes(file, came);
end

% How many of the promised lines did not come.
function count = missingLines(query, came, response)
  promised = arauto.internal.headerNumber(response.headers, 'x-total');
  count = 0;
  if ~isempty(promised) && strcmp(arauto.internal.take(query, 'formato', ''), 'jsonl')
    count = promised - numel(arauto.internal.linesOf(came));
  end
end

function failShort(s, missing)
  arauto.internal.failPlain(s, 'arauto:Connection', ...
    arauto.internal.text('export_short', 'count', missing));
end

% Keeps some lines, and gives the query for what comes after them.
function query = goOnAfter(s, came, query, file)
  if came(end) ~= 10, came(end + 1) = 10; end
  lines = arauto.internal.linesOf(came);
  last = arauto.internal.readLine(s, lines{end});
  arauto.internal.appendBytes(file, came);
  apos = last.id;
  if isfield(last, 'parte') && isstruct(last.parte), apos = last.parte.endereco; end
  if isfield(last, 'publicacao'), apos = [last.publicacao '#' last.id]; end
  query = arauto.internal.replace(query, 'apos', apos);
end

function request = exportRequest(s, path, query, part)
  request = struct('method', 'GET', 'url', [s.base_url path arauto.internal.queryString(query)], ...
    'headers', {{'X-API-Key', s.api_key.reveal(); 'Accept', 'application/json'; 'User-Agent', s.user_agent}}, ...
    'body', [], 'timeout', s.timeout, 'connect_timeout', s.connect_timeout, 'destination', part);
end

function request = rest(s, path, query, file, part, resumable, failure)
  request = [];
  came = arauto.internal.readBytes(part);
  if isempty(came), return, end
  if ~resumable, arauto.internal.fail(failure.identifier, failure.message); end
  last = find(came == 10, 1, 'last');
  if isempty(last), return, end
  request = exportRequest(s, path, goOnAfter(s, came(1:last), query, file), part);
end

function removeFile(path)
  if exist(path, 'file'), delete(path); end
end
