function items = rowsOf(values, names)
% A column of structs that all have the same fields, those of `names` first; what one lacks is []. jsondecode gives a
% struct array where all objects have the same fields, else a cell, and [] for an empty list.
  if isstruct(values), values = num2cell(values(:)); end
  if ~iscell(values), values = {}; end
  for index = 1:numel(values)
    others = fieldnames(values{index})';
    names = [names, others(~ismember(others, names))]; %#ok<AGROW>
  end
  columns = cell(numel(names), numel(values));
  for index = 1:numel(values)
    for position = find(isfield(values{index}, names))
      columns{position, index} = values{index}.(names{position});
    end
  end
  items = reshape(cell2struct(columns, names, 1), numel(values), 1);
end
