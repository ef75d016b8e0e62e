function value = bytes(value)
% A row of uint8, from a text or from bytes.
  value = arauto.internal.plain(value);
  if ischar(value), value = unicode2native(value, 'UTF-8'); end
  value = reshape(uint8(value), 1, []);
end
