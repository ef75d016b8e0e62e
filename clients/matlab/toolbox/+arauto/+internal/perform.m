function response = perform(s, request, resume)
% The answer to a request if it succeeds; else its error. Sends until an answer comes that is not to be tried
% again; no wait is longer than max_wait. After an answer that broke off, resume(failure) may give the request for the
% rest of it: then failures count from one again.
  attempt = 0;
  while true
    attempt = attempt + 1;
    [response, failure] = trySend(s, request);
    again = arauto.internal.mayRepeat(request, response.status);
    rest = [];
    if again && ~isempty(failure), rest = resume(failure); end
    if ~isempty(rest)
      request = rest;
      attempt = 1;
    end
    wait = arauto.internal.retryWait(response.status, response.headers, attempt, s.now(), s.random());
    if ~again || attempt > s.max_retries || wait > s.max_wait, break, end
    s.sleep(wait);
  end
  if ~isempty(failure)
    arauto.internal.failPlain(s, failure.identifier, failure.message);
  elseif response.status < 200 || response.status > 299
    arauto.internal.failStatus(s, response);
  end
end

% Either a failure, or a response whose status is not [].
function [response, failure] = trySend(s, request)
  response = struct('status', [], 'headers', containers.Map(), 'body', []);
  failure = [];
  if ~isempty(request.destination), arauto.internal.removeFile(request.destination); end
  try
    response = s.transport(request);
  catch problem
    if ~any(strcmp(problem.identifier, {'arauto:Connection', 'arauto:Timeout'})), rethrow(problem); end
    failure = struct('identifier', problem.identifier, 'message', problem.message);
    return
  end
  limit = arauto.internal.headerNumber(response.headers, 'x-ratelimit-limit');
  if ~isempty(limit)
    s.state.rate_limit = struct('limit', limit, ...
      'remaining', arauto.internal.headerNumber(response.headers, 'x-ratelimit-remaining'), ...
      'reset', arauto.internal.headerNumber(response.headers, 'x-ratelimit-reset'));
  end
end
