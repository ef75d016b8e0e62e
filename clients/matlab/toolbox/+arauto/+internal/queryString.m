function text = queryString(pairs)
% A list of several values is one parameter for each.
  parts = {};
  for index = 1:2:numel(pairs)
    values = pairs{index + 1};
    if ~iscell(values), values = {values}; end
    for each = reshape(values, 1, [])
      parts{end + 1} = [arauto.internal.percentEncode(pairs{index}) '=' ...
                        arauto.internal.percentEncode(written(each{1}))]; %#ok<AGROW>
    end
  end
  text = '';
  if ~isempty(parts), text = ['?' strjoin(parts, '&')]; end
end

function text = written(value)
  if ischar(value)
    text = value;
  elseif islogical(value)
    words = {'false', 'true'};
    text = words{value + 1};
  else
    text = sprintf('%.15g', value);
  end
end
