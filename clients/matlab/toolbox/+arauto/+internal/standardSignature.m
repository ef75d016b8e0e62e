function text = standardSignature(bytes, id, timestamp, secret)
% That of Standard Webhooks.
  message = [arauto.internal.bytes([id '.' timestamp '.']) bytes];
  text = ['v1,' matlab.net.base64encode(arauto.internal.hmacSha256(key(secret), message))];
end

% A whsec_ secret encodes its bytes in base64; any other text is its own bytes.
function bytes = key(secret)
  bytes = arauto.internal.bytes(secret);
  encoded = regexp(char(secret), '^whsec_([A-Za-z0-9+/]+={0,2})$', 'tokens', 'once');
  if isempty(encoded) || mod(numel(encoded{1}), 4) ~= 0, return, end
  decoded = reshape(uint8(matlab.net.base64decode(encoded{1})), 1, []);
  if strcmp(matlab.net.base64encode(decoded), encoded{1}), bytes = decoded; end
end
