function s = changed(s, varargin)
% A copy of a connection's settings with other options.
  names = {'timeout', 'connect_timeout', 'max_retries', 'max_wait'};
  defaults = [names; cellfun(@(name) s.(name), names, 'UniformOutput', false)]';
  given = arauto.internal.options(defaults, varargin);
  arauto.internal.checkNumbers(given);
  for name = names
    s.(name{1}) = given.(name{1});
  end
end
