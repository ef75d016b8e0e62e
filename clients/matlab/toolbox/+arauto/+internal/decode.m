function value = decode(bytes)
% JSON from its bytes.
  if isempty(bytes), error('arauto:Json', 'empty'); end
  value = jsondecode(native2unicode(reshape(uint8(bytes), 1, []), 'UTF-8'));
end
