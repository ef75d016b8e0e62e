function value = plain(value)
% MATLAB's strings and datetimes as the texts that the API reads, also inside cells and structs.
  if iscell(value)
    value = cellfun(@arauto.internal.plain, value, 'UniformOutput', false);
  elseif isstruct(value) && isscalar(value)
    value = structfun(@arauto.internal.plain, value, 'UniformOutput', false);
  elseif isa(value, 'string')
    if isscalar(value), value = char(value); else, value = cellstr(value); end
  elseif isa(value, 'datetime')
    value = moment(value);
  end
end

function text = moment(value)
  if isempty(value.TimeZone)
    text = char(value, 'yyyy-MM-dd');
  else
    value.TimeZone = 'UTC';
    text = char(value, 'yyyy-MM-dd''T''HH:mm:ss.SSS''Z''');
  end
end
