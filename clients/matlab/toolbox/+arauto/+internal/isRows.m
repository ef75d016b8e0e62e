function answer = isRows(value, name, text)
% Whether a field is a list of objects. jsondecode makes the same of null and of an empty list, and of an object and of a
% list of one: the answer's text tells.
  answer = ~isempty(regexp(text, ['"' name '"\s*:\s*\['], 'once'));
  if isempty(value) && ~isstruct(value)
    answer = ~isempty(regexp(text, ['"' name '"\s*:\s*\[\s*\]'], 'once'));
  elseif iscell(value)
    answer = answer && all(cellfun(@isstruct, value));
  else
    answer = answer && isstruct(value);
  end
end
