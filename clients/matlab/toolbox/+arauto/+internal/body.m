function s = body(pairs)
% The struct to send as JSON. What the API wants as an array stays one when it has one element; NaN is null.
  s = struct();
  for index = 1:2:numel(pairs)
    s.(pairs{index}) = field(pairs{index}, pairs{index + 1});
  end
end

function value = field(name, value)
  lists = arauto.internal.arrayFields();
  if isstruct(value) && isscalar(value)
    for inner = fieldnames(value)'
      value.(inner{1}) = field(inner{1}, value.(inner{1}));
    end
    if any(strcmp(name, lists))
      value = {value};
    end
  elseif any(strcmp(name, lists)) && isempty(value)
    value = {};
  elseif any(strcmp(name, lists)) && (ischar(value) || isOne(value))
    value = {value};
  end
end

% NaN is null.
function answer = isOne(value)
  answer = (isnumeric(value) || islogical(value)) && isscalar(value) && ~isnan(value);
end
