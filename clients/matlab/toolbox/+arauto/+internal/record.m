function [record, beside] = record(s, method, path, query, body, key)
% Notices stand beside the data, or, of an older service, in it: they are said once, and are in both.
  if nargin < 6, key = []; end
  [record, beside] = arauto.internal.request(s, method, path, query, body, key);
  if ~isstruct(record) || ~isscalar(record), return, end
  if isfield(beside, 'avisos')
    record.avisos = beside.avisos;
  elseif isfield(record, 'avisos')
    record.avisos = arauto.internal.notices(record.avisos);
  end
end
