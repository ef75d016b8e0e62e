function response = httpCurl(request)
% For GNU Octave, whose own web functions support no JSON bodies, no PATCH and no error bodies: a curl process. It reads
% its instructions from standard input, so the key is neither in the list of processes nor on the disk.
  previous = umask(77);
  restore = onCleanup(@() umask(previous));
  folder = tempname();
  mkdir(folder);
  clean = onCleanup(@() removeFolder(folder));
  files = struct('headers', fullfile(folder, 'h'), 'body', fullfile(folder, 'b'), ...
    'status', fullfile(folder, 's'), 'problem', fullfile(folder, 'e'), 'content', fullfile(folder, 'c'));
  if ~isempty(request.destination), files.body = request.destination; end
  % In a file of its own: a line of curl's instructions has at most 100 KiB.
  if ~isempty(request.body), arauto.internal.appendBytes(files.content, request.body); end
  pipe = popen(sprintf('%scurl -q -K - >"%s" 2>"%s"', limits(request), files.status, files.problem), 'w');
  fwrite(pipe, uint8(configuration(request, files)));
  pclose(pipe);
  % pclose does not tell curl's exit code.
  numbers = sscanf(readText(files.status), '%d %d');
  if numel(numbers) ~= 2
    arauto.internal.fail('arauto:Connection', ...
      arauto.internal.text('no_curl', 'reason', strtrim(readText(files.problem))));
  elseif numbers(2) ~= 0 && numbers(1) < 300
    failCurl(request, numbers(2), readText(files.problem));
  end
  % An error keeps its status, whatever becomes of its body.
  body = zeros(1, 0, 'uint8');
  if isempty(request.destination) || numbers(1) >= 300, body = arauto.internal.readBytes(files.body); end
  response = struct('status', numbers(1), 'headers', readHeaders(readText(files.headers)), 'body', body);
end

% A file of more than 128 MiB (in blocks of 512 bytes) is no answer of the API, but may be a few compressed bytes that
% would fill the memory. Windows has no such limit.
function text = limits(request)
  text = '';
  if isempty(request.destination) && ~ispc(), text = 'trap "" XFSZ; ulimit -f 262144; '; end
end

% Redirects are not followed: curl does so only if told to.
function text = configuration(request, files)
  lines = {option('url', request.url), option('request', request.method), option('dump-header', files.headers), ...
    option('output', files.body), 'silent', 'show-error', 'compressed', ...
    option('write-out', '%{http_code} %{exitcode}'), ...
    sprintf('connect-timeout = %.3f', request.connect_timeout)};
  for index = 1:size(request.headers, 1)
    lines{end + 1} = option('header', [request.headers{index, 1} ': ' request.headers{index, 2}]); %#ok<AGROW>
  end
  if ~isempty(request.body)
    lines = [lines, {option('data-binary', ['@' files.content]), option('header', 'Expect:')}];
  elseif strcmp(request.method, 'POST')
    lines = [lines, {option('data-raw', ''), option('header', 'Content-Type:')}];
  end
  if isempty(request.destination)
    lines{end + 1} = sprintf('max-time = %.3f', request.timeout);
  else
    lines = [lines, {'speed-limit = 1', sprintf('speed-time = %d', ceil(request.timeout))}];
  end
  text = [strjoin(lines, char(10)) char(10)];
end

function line = option(name, value)
  value = strrep(strrep(value, '\', '\\'), '"', '\"');
  value = strrep(strrep(strrep(value, char(10), '\n'), char(13), '\r'), char(9), '\t');
  line = [name ' = "' value '"'];
end

% Of the last block: an answer "100 Continue" comes before the real one.
function map = readHeaders(text)
  map = containers.Map('KeyType', 'char', 'ValueType', 'any');
  blocks = regexp(strtrim(text), '\r?\n\r?\n', 'split');
  for line = regexp(blocks{end}, '\r?\n', 'split')
    parts = regexp(line{1}, '^([^:]+):\s*(.*?)\s*$', 'tokens', 'once');
    if ~isempty(parts), map(lower(parts{1})) = parts{2}; end
  end
end

function failCurl(request, code, text)
  identifier = 'arauto:Connection';
  if code == 28, identifier = 'arauto:Timeout'; end
  % It could not write on: see limits.
  if code == 23 && isempty(request.destination)
    arauto.internal.fail('arauto:ResponseFormat', arauto.internal.text('too_much'));
  end
  arauto.internal.failAnswer(identifier, strtrim(text));
end

function text = readText(path)
  text = char(arauto.internal.readBytes(path));
end

function removeFolder(folder)
  delete(fullfile(folder, '*'));
  rmdir(folder);
end
