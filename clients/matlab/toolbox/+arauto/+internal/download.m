function download(s, query, file, resumable)
% Writes an export to a file. What breaks off is asked for again after the last whole line, if it can be; if it cannot,
% but something came, it fails: beginning anew is not what was asked for.
  part = tempname();
  clean = onCleanup(@() removeFile(part));
  fclose(fopen(file, 'w'));
  resume = @(failure) rest(s, query, file, part, resumable, failure);
  arauto.internal.perform(s, exportRequest(s, query, part), resume);
  arauto.internal.appendBytes(file, arauto.internal.readBytes(part));
end

function request = exportRequest(s, query, part)
  request = struct('method', 'GET', 'url', [s.base_url '/exportar' arauto.internal.queryString(query)], ...
    'headers', {{'X-API-Key', s.api_key.reveal(); 'Accept', 'application/json'; 'User-Agent', s.user_agent}}, ...
    'body', [], 'timeout', s.timeout, 'connect_timeout', s.connect_timeout, 'destination', part);
end

function request = rest(s, query, file, part, resumable, failure)
  request = [];
  came = arauto.internal.readBytes(part);
  if isempty(came), return, end
  if ~resumable, arauto.internal.fail(failure.identifier, failure.message); end
  last = find(came == 10, 1, 'last');
  if isempty(last), return, end
  arauto.internal.appendBytes(file, came(1:last));
  request = exportRequest(s, arauto.internal.replace(query, 'apos', lastId(came(1:last))), part);
end

% Of the last of some whole lines.
function id = lastId(lines)
  ends = [0 find(lines == 10)];
  act = arauto.internal.decode(lines(ends(end - 1) + 1:end));
  id = act.id;
end

function removeFile(path)
  if exist(path, 'file'), delete(path); end
end
