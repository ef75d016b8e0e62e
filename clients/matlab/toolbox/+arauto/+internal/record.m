function [record, beside, text] = record(s, method, path, query, body, key)
% One object; nothing of a DELETE.
  if nargin < 6, key = []; end
  [record, beside, text] = arauto.internal.answer(s, method, path, query, body, key);
  if ~strcmp(method, 'DELETE') && ~(isstruct(record) && isscalar(record))
    arauto.internal.failUnlike(s, 'no_object');
  end
end
