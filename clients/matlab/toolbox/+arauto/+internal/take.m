function [value, rest] = take(pairs, name, default)
% The value of a name, and the list without it.
  value = default;
  rest = pairs;
  index = arauto.internal.place(pairs, name);
  if index > 0
    value = pairs{index + 1};
    rest(index:index + 1) = [];
  end
end
