function value = decode(bytes)
% JSON from its bytes.
  if isempty(bytes), error('arauto:Json', 'empty'); end
  bytes = reshape(uint8(bytes), 1, []);
  text = native2unicode(bytes, 'UTF-8');
  % MATLAB reads bytes that are not UTF-8 as other characters.
  if ~isequal(reshape(unicode2native(text, 'UTF-8'), 1, []), bytes), error('arauto:Json', 'not UTF-8'); end
  value = jsondecode(text);
end
