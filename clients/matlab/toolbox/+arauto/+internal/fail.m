function fail(identifier, message)
% Raises an error. The message is no format: a percent sign in it stays one.
  error(identifier, '%s', message);
end
