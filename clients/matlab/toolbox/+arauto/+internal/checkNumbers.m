function checkNumbers(s)
  for name = {'timeout', 'connect_timeout', 'max_retries', 'max_wait'}
    value = s.(name{1});
    if ~(isnumeric(value) && isscalar(value) && isfinite(value) && value >= 0)
      arauto.internal.fail('arauto:Configuration', sprintf('%s deve ser um número, zero ou mais.', name{1}));
    end
  end
end
