function map = lowerNames(headers)
% A containers.Map by names in lower case, from one, or from an N-by-2 cell.
  map = containers.Map('KeyType', 'char', 'ValueType', 'any');
  if isa(headers, 'containers.Map')
    headers = [headers.keys(); headers.values()]';
  end
  for index = 1:size(headers, 1)
    map(lower(char(headers{index, 1}))) = char(headers{index, 2});
  end
end
