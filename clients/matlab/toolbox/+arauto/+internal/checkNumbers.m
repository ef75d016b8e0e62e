function checkNumbers(s)
% The times must be more than nothing: for curl, no seconds are no limit.
  for name = {'timeout', 'connect_timeout', 'max_retries', 'max_wait'}
    value = s.(name{1});
    isNumber = isnumeric(value) && isscalar(value) && isfinite(value) && value >= 0;
    if ~isNumber
      refuse('negative', name{1}, value);
    elseif value == 0 && any(strcmp(name{1}, {'timeout', 'connect_timeout'}))
      refuse('not_positive', name{1}, value);
    elseif strcmp(name{1}, 'max_retries') && value ~= floor(value)
      refuse('not_whole', name{1}, value);
    end
  end
end

function refuse(reason, name, value)
  if isnumeric(value), value = mat2str(value); elseif ~ischar(value), value = class(value); end
  arauto.internal.fail('arauto:Configuration', arauto.internal.text(reason, 'argument', name, 'value', value));
end
