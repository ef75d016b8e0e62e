function [record, beside] = record(s, method, path, query, body, key)
  if nargin < 6, key = []; end
  [record, beside] = arauto.internal.request(s, method, path, query, body, key);
  if isstruct(record) && isscalar(record) && isfield(record, 'avisos')
    record.avisos = arauto.internal.notices(record.avisos);
  end
end
