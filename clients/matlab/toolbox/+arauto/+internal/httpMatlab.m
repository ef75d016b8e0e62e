function response = httpMatlab(request)
% For MATLAB: matlab.net.http. Raw bytes both ways, so that both engines share all reading and writing of JSON.
  fields = matlab.net.http.HeaderField.empty();
  for index = 1:size(request.headers, 1)
    fields(end + 1) = matlab.net.http.HeaderField(request.headers{index, 1}, request.headers{index, 2}); %#ok<AGROW>
  end
  message = matlab.net.http.RequestMessage(request.method, fields);
  if ~isempty(request.body)
    message.Body = matlab.net.http.MessageBody();
    message.Body.Payload = uint8(request.body);
  end
  % No redirects: the key would be sent along.
  options = matlab.net.http.HTTPOptions('ConnectTimeout', request.connect_timeout, ...
    'ResponseTimeout', request.timeout, 'MaxRedirects', 0, 'ConvertResponse', false);
  try
    answer = send(message, matlab.net.URI(request.url, 'literal'), options);
  catch problem
    failSend(problem);
  end
  response = struct('status', double(answer.StatusCode), 'headers', readHeaders(answer.Header), ...
    'body', reshape(uint8(answer.Body.Data), 1, []));
  if ~isempty(request.destination)
    arauto.internal.appendBytes(request.destination, response.body);
  end
end

function map = readHeaders(fields)
  map = containers.Map('KeyType', 'char', 'ValueType', 'any');
  for field = fields
    map(lower(char(field.Name))) = char(field.Value);
  end
end

function failSend(problem)
  identifier = 'arauto:Connection';
  if ~isempty(regexpi([problem.identifier ' ' problem.message], 'timed? ?out', 'once'))
    identifier = 'arauto:Timeout';
  end
  arauto.internal.failAnswer(identifier, problem.message);
end
