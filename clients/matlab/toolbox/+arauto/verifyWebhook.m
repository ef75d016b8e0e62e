function event = verifyWebhook(body, headers, secret, varargin)
%VERIFYWEBHOOK  Verifies that a delivery is genuine and recent, and returns its event.
%   event = arauto.verifyWebhook(BODY, HEADERS, SECRET) raises arauto:WebhookSignature if it must not be trusted: answer
%   401, and do nothing with it.
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
  bytes = arauto.internal.bytes(body);
  headers = arauto.internal.lowerNames(headers);
  secret = arauto.internal.plain(secret);
  if ~iscell(secret), secret = {secret}; end
  if isempty(secret) || any(cellfun(@isempty, secret))
    refuse('o segredo está vazio');
  end
  if headers.isKey('x-service-signature') || headers.isKey('x-service-signature-next')
    [given, right] = service(bytes, headers, secret, options);
  else
    [given, right] = standard(bytes, headers, secret, options);
  end
  if ~anyEqual(given, right)
    refuse('a assinatura não confere');
  end
  try
    event = arauto.internal.decode(bytes);
  catch
    event = [];
  end
  if ~isstruct(event)
    arauto.internal.fail('arauto:ResponseFormat', 'A entrega é autêntica, mas o corpo não é JSON.');
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
  if ~headers.isKey('webhook-signature'), refuse('não há assinatura'); end
  if ~headers.isKey('webhook-id'), refuse('falta o cabeçalho webhook-id'); end
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
    refuse('a hora do envio falta ou não é um número');
  end
  difference = abs(floor(options.now) - str2double(timestamp));
  if difference > options.tolerance
    refuse(sprintf('a hora do envio difere da atual em %d s', difference));
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

function refuse(reason)
  arauto.internal.fail('arauto:WebhookSignature', sprintf('A entrega não é autêntica: %s.', reason));
end
