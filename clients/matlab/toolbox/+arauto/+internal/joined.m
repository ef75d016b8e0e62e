function text = joined(values)
% One value or several, as one text with commas.
  values = arauto.internal.plain(values);
  if ischar(values), values = {values}; end
  text = strjoin(values, ',');
end
