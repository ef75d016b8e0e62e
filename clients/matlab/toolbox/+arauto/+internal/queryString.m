function text = queryString(pairs)
% A list of several values is one parameter for each.
  parts = {};
  for index = 1:2:numel(pairs)
    values = pairs{index + 1};
    if isnumeric(values) || islogical(values), values = num2cell(values); end
    if ~iscell(values), values = {values}; end
    for each = reshape(values, 1, [])
      if isnumeric(each{1}) && ~all(isfinite(each{1})), failValue(pairs{index}, each{1}); end
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

% An unknown value is no wish for all of them.
function failValue(name, value)
  arauto.internal.fail('arauto:Configuration', ...
    arauto.internal.text('no_value', 'argument', name, 'value', value));
end
