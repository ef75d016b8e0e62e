function index = place(pairs, name)
% Where a name stands in a list of arguments, of which the first may be no pair (termo); 0 if nowhere.
  for index = mod(numel(pairs), 2) + 1:2:numel(pairs)
    if strcmp(pairs{index}, name), return, end
  end
  index = 0;
end
