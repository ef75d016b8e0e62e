function download(s, path, query, file, resumable)
% Writes an export to a file, of which never more than a line is in memory. What breaks off, or ends before all that was
% promised, is asked for again after the last whole line, if it can be; if it cannot, but something came, it fails:
% beginning anew is not what was asked for.
  part = [file '~'];
  clean = onCleanup(@() arauto.internal.removeFile(part));
  arauto.internal.appendBytes(file, []);
  fruitless = 0;
  while true
    resume = @(failure) rest(s, path, query, file, part, resumable, failure);
    response = arauto.internal.perform(s, exportRequest(s, path, query, part), resume);
    [~, stop, total] = arauto.internal.lastLine(part);
    missing = missingLines(query, part, response);
    if missing <= 0, break, end
    fruitless = (fruitless + 1) * (total == 0);
    if fruitless > s.max_retries || ~(total == 0 || resumable), failShort(s, missing); end
    if total == 0
      s.sleep(arauto.internal.retryWait([], containers.Map(), fruitless, s.now(), s.random()));
    else
      % What ended properly ends its last line.
      if stop < total, arauto.internal.appendBytes(part, uint8(10)); end
      query = goOnAfter(s, query, part, file);
    end
  end
  arauto.internal.appendFile(part, file, total);
end

% How many of the promised lines did not come.
function count = missingLines(query, part, response)
  promised = arauto.internal.headerNumber(response.headers, 'x-total');
  count = 0;
  if ~isempty(promised) && strcmp(arauto.internal.take(query, 'formato', ''), 'jsonl')
    count = promised - arauto.internal.countLines(part);
  end
end

function failShort(s, missing)
  arauto.internal.failPlain(s, 'arauto:Connection', ...
    arauto.internal.text('export_short', 'count', missing));
end

% Keeps the whole lines, and gives the query for what comes after them.
function query = goOnAfter(s, query, part, file)
  [line, stop] = arauto.internal.lastLine(part);
  last = arauto.internal.readLine(s, line);
  arauto.internal.appendFile(part, file, stop);
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
  [~, stop, total] = arauto.internal.lastLine(part);
  if total == 0, return, end
  if ~resumable, arauto.internal.fail(failure.identifier, failure.message); end
  if stop > 0, request = exportRequest(s, path, goOnAfter(s, query, part, file), part); end
end
