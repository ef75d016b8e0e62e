function checkNumbers(s)
  for name = {'timeout', 'connect_timeout', 'max_retries', 'max_wait'}
    value = s.(name{1});
    if ~(isnumeric(value) && isscalar(value) && isfinite(value) && value >= 0)
      if isnumeric(value), value = mat2str(value); elseif ~ischar(value), value = class(value); end
      arauto.internal.fail('arauto:Configuration', ...
        arauto.internal.text('negative', 'argument', name{1}, 'value', value));
    end
  end
end
