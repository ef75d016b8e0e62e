function values = numbersOf(values)
% A cell of numbers, of which some are absent, as numbers with NaN; anything else as it is.
  if ~iscell(values), return, end
  texts = cellfun(@ischar, values);
  absent = cellfun(@isempty, values) & ~texts;
  numbers = cellfun(@(each) isscalar(each) && (isnumeric(each) || islogical(each)), values);
  if ~any(numbers) || ~all(absent | numbers), return, end
  found = NaN(size(values));
  found(numbers) = cellfun(@double, values(numbers));
  values = found;
end
