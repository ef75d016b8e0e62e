function pairs = replace(pairs, name, value)
  [~, pairs] = arauto.internal.take(pairs, name, []);
  pairs = [pairs, {name, value}];
end
