function value = headerNumber(headers, name)
% A whole number of a header, or [].
  value = [];
  if headers.isKey(name) && ~isempty(regexp(headers(name), '^[0-9]{1,15}$', 'once'))
    value = str2double(headers(name));
  end
end
