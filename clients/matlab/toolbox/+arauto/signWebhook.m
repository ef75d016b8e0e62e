function headers = signWebhook(body, id, secret, timestamp)
%SIGNWEBHOOK  The headers that the service would send with a body, for tests of receivers.
%   headers = arauto.signWebhook(BODY, ID, SECRET) is an N-by-2 cell of names and values; TIMESTAMP, in Unix seconds,
%   is the current time unless given.
%
%   See also arauto.verifyWebhook
  if nargin < 4, timestamp = arauto.internal.unixTime(); end
  bytes = arauto.internal.bytes(body);
  seconds = sprintf('%d', floor(timestamp));
  headers = {
    'X-Service-Signature', arauto.internal.serviceSignature(bytes, seconds, secret)
    'X-Service-Timestamp', seconds
    'webhook-id', id
    'webhook-timestamp', seconds
    'webhook-signature', arauto.internal.standardSignature(bytes, id, seconds, secret)
  };
end
