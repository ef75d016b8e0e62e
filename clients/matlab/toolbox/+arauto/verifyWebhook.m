function event = verifyWebhook(body, headers, secret, varargin)
%VERIFYWEBHOOK  Verifies that a delivery is genuine and recent, and returns its event.
%   event = arauto.verifyWebhook(BODY, HEADERS, SECRET) raises arauto:WebhookSignature if it must not be trusted: answer
%   401, and do nothing with it. An argument that cannot be right, such as a body that is decoded already, is
%   arauto:Configuration.
%
%     BODY     the bytes as received: uint8, or unchanged text
%     HEADERS  names and values, in any case: an N-by-2 cell, or a containers.Map
%     SECRET   the webhook's secret; during a rotation a cell with the old one and the new one
%
%   Options: 'tolerance', the allowed difference of the time of sending in seconds, both ways (300); 'now', Unix
%   seconds.
%
%   See also arauto.signWebhook
  options = arauto.internal.options({'tolerance', 300; 'now', arauto.internal.unixTime()}, varargin);
  body = arauto.internal.plain(body);
  if ~(ischar(body) || isnumeric(body)), wrong('verify_body', body); end
  pairs = iscell(headers) && (isempty(headers) || size(headers, 2) == 2);
  if ~(pairs || isa(headers, 'containers.Map')), wrong('verify_headers', headers); end
  bytes = arauto.internal.bytes(body);
  headers = arauto.internal.lowerNames(headers);
  keys = arauto.internal.plain(secret);
  if ~iscell(keys), keys = {keys}; end
  if ~all(cellfun(@ischar, keys)), wrong('verify_secret', secret); end
  secret = keys;
  if isempty(secret) || any(cellfun(@isempty, secret))
    refuse('secret_empty');
  end
  if headers.isKey('x-service-signature') || headers.isKey('x-service-signature-next')
    [given, right] = service(bytes, headers, secret, options);
  else
    [given, right] = standard(bytes, headers, secret, options);
  end
  if ~anyEqual(given, right)
    refuse('not_genuine');
  end
  try
    event = arauto.internal.decode(bytes);
  catch
    event = [];
  end
  if ~isstruct(event) || ~isscalar(event)
    arauto.internal.fail('arauto:ResponseFormat', arauto.internal.text('delivery_no_json'));
  end
end

function [given, right] = service(bytes, headers, secrets, options)
  timestamp = checkedTime(headers, 'x-service-timestamp', options);
  given = {};
  for name = {'x-service-signature', 'x-service-signature-next'}
    if headers.isKey(name{1}), given{end + 1} = headers(name{1}); end %#ok<AGROW>
  end
  right = cellfun(@(each) arauto.internal.serviceSignature(bytes, timestamp, each), secrets, 'UniformOutput', false);
end

function [given, right] = standard(bytes, headers, secrets, options)
  if ~headers.isKey('webhook-signature'), refuse('no_header', 'header', 'webhook-signature'); end
  if ~headers.isKey('webhook-id'), refuse('no_header', 'header', 'webhook-id'); end
  timestamp = checkedTime(headers, 'webhook-timestamp', options);
  given = strsplit(headers('webhook-signature'), ' ');
  id = headers('webhook-id');
  sign = @(each) arauto.internal.standardSignature(bytes, id, timestamp, each);
  right = cellfun(sign, secrets, 'UniformOutput', false);
end

function timestamp = checkedTime(headers, name, options)
  timestamp = '';
  if headers.isKey(name), timestamp = headers(name); end
  if isempty(regexp(timestamp, '^[0-9]{1,15}$', 'once'))
    refuse('no_time');
  end
  difference = abs(floor(options.now) - str2double(timestamp));
  if difference > options.tolerance
    refuse('time_off', 'seconds', options.tolerance);
  end
end

% Takes the same time however much of it is right.
function answer = anyEqual(given, right)
  answer = false;
  for a = 1:numel(given)
    for b = 1:numel(right)
      same = numel(given{a}) == numel(right{b}) && sum(double(given{a}) ~= double(right{b})) == 0;
      answer = answer || same;
    end
  end
end

function wrong(name, value)
  arauto.internal.fail('arauto:Configuration', arauto.internal.text(name, 'type', class(value)));
end

function refuse(name, varargin)
  arauto.internal.fail('arauto:WebhookSignature', arauto.internal.text(name, varargin{:}));
end
