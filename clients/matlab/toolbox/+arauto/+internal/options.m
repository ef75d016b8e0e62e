function s = options(defaults, given)
% A struct from an N-by-2 cell of defaults and a list of names and values. An unknown name is an error.
  s = cell2struct(defaults(:, 2), defaults(:, 1), 1);
  pairs = arauto.internal.named(given, defaults(:, 1)');
  for index = 1:2:numel(pairs)
    s.(pairs{index}) = pairs{index + 1};
  end
end
